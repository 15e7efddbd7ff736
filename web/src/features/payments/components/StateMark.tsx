import { useWords } from '../../../i18n/i18n';
import { ownPaymentsMessages } from '../own-payments.messages';
import { stateWord } from '../own-payments.rules';

/** How a payment stands. */
export function StateMark({ state }: { state: string }) {
  const t = useWords(ownPaymentsMessages);
  return <span className={`badge payment-${state}`}>{t(stateWord(state))}</span>;
}
