import { useCanAccess, useRecordContext } from 'react-admin';
import { DownloadButton } from '../../ui/DownloadButton';
import { ChargeBackButton, ChargebackLostButton, ChargebackWonButton } from './ChargebackButtons';
import { isChargeable, isNextStep, type PaymentResource } from './payment';

/** Renders the commands that record a dispute and its result. */
export const ChargebackCommands = () => {
  const payment = useRecordContext<PaymentResource>();
  const { canAccess } = useCanAccess({ resource: 'ledger-entries', action: 'list' });
  if (!payment) return null;
  return (
    <>
      {isChargeable(payment) && !isNextStep(payment, 'charge-back') && <ChargeBackButton />}
      {payment.disputed_yen > 0 && (
        <>
          {canAccess && <DownloadButton path={`payments/${payment.id}/evidence.csv`} label="payments.evidence" />}
          {!isNextStep(payment, 'charge-back-won') && <ChargebackWonButton />}
          {!isNextStep(payment, 'charge-back-lost') && <ChargebackLostButton />}
        </>
      )}
    </>
  );
};
