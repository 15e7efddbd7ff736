import { useWords } from '../../../i18n/i18n';
import { CopyOutcome } from '../../../ui/CopyOutcome';
import { useCopy } from '../../../ui/use-copy';
import { slipsMessages } from '../slips.messages';

interface Props {
  readonly name: string;
  readonly value: string;
  /** true for a number to type at a machine: large and grouped */
  readonly isNumber?: boolean;
}

/** Value to type elsewhere, in large letters and with a copy button. */
export function CopyLine({ name, value, isNumber = false }: Props) {
  const t = useWords(slipsMessages);
  const { attempt, copy } = useCopy();
  return (
    <div className="copy-line">
      <p className="copy-name">{name}</p>
      <p className={isNumber ? 'copy-value copy-number' : 'copy-value'}>{value}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`${t('copy')} (${name})`}
        onClick={() => void copy(value)}
      >
        {t('copy')}
      </button>
      <CopyOutcome attempt={attempt} className="copy-outcome-line note" />
    </div>
  );
}
