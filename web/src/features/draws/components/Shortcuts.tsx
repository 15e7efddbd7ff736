import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { groupByRarity } from '../choice.rules';
import { drawsMessages } from '../draws.messages';
import type { Choice } from '../use-choice';

/** Buttons that choose all cards, none, or all of a rarity. */
export function Shortcuts({ choice }: { choice: Choice }) {
  const t = useWords(drawsMessages);
  const { number } = useFormats();
  const { free, has, set } = choice;
  const groups = groupByRarity(free);
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{t('shortcuts')}</legend>
      <button type="button" className="chip" aria-pressed={free.every(has)} onClick={() => set(free, true)}>
        {t('selectAll')}
      </button>
      <button type="button" className="chip" aria-pressed={!free.some(has)} onClick={() => set(free, false)}>
        {t('selectNone')}
      </button>
      {groups.length > 1 &&
        groups.map(({ rarity, label, cards }) => (
          <button
            key={rarity}
            type="button"
            className="chip"
            aria-pressed={cards.every(has)}
            aria-label={t('selectRarity', { rarity: label, count: number(cards.length) })}
            onClick={() => set(cards, !cards.every(has))}
          >
            <span className={`badge rarity-${rarity}`}>{label}</span> {number(cards.length)}
          </button>
        ))}
    </fieldset>
  );
}
