import { useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { drawsMessages } from '../draws.messages';

/** Maximum length of a seed. */
const MAX_SEED_CHARACTERS = 128;

/** Field for the member's seed, folded away, since few members change it. */
export function SeedField({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) {
  const t = useWords(drawsMessages);
  return (
    <details className="seed">
      <summary>{t('advanced')}</summary>
      <TextField
        label={t('seed')}
        hint={t('seedHint')}
        value={seed}
        maxLength={MAX_SEED_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </details>
  );
}
