import { useWords } from '../../../i18n/i18n';
import { drawsMessages } from '../draws.messages';
import { historyModeOf } from '../draws.rules';

/** State of a purchase, in the words of the history's filter. */
export function StateBadge({ state }: { state: string }) {
  const t = useWords(drawsMessages);
  const mode = historyModeOf(state);
  return <span className={`badge state-${mode}`}>{t(`mode${mode}`)}</span>;
}
