import { useWords } from '../../../i18n/i18n';
import { ownPaymentsMessages } from '../own-payments.messages';
import type { ListedPayment } from '../payments.api';

/** Badge of a dispute or of an amount owed; renders nothing otherwise. */
export function TroubleMark({ payment: { disputed, owed } }: { payment: ListedPayment }) {
  const t = useWords(ownPaymentsMessages);
  if (disputed === 0 && owed === 0) return null;
  return <span className="badge payment-failed">{t(disputed > 0 ? 'stateDisputed' : 'stateOwed')}</span>;
}
