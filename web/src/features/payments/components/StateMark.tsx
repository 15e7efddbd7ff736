import { useWords } from '../../../i18n/i18n';
import { ownPaymentsMessages } from '../own-payments.messages';
import { isPartlyRefunded, type PaymentStatus, stateKeyOf } from '../own-payments.rules';

/** Badges of a payment's state and of a partial refund. */
export function StateMark({ payment }: { payment: PaymentStatus }) {
  const t = useWords(ownPaymentsMessages);
  return (
    <>
      <span className={`badge payment-${payment.state}`}>{t(stateKeyOf(payment))}</span>
      {isPartlyRefunded(payment) && <span className="badge payment-refunded">{t('statePartlyRefunded')}</span>}
    </>
  );
}
