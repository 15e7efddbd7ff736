import { minValue, NumberInput, required, useCanAccess, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { DownloadButton } from '../../ui/DownloadButton';
import { Explained } from '../../ui/Explained';
import { isChargeable, type PaymentResource, refundableYen } from './payment';

const NEEDED = [required(), minValue(1)];
const AMOUNT = (
  <NumberInput
    source="yen"
    label="payments.chargeback.yen"
    helperText="payments.chargeback.yen_hint"
    validate={NEEDED}
    min={1}
    step={1}
    fullWidth
    autoFocus
  />
);

/** The case that its provider has told of, where one waits to be recorded. */
const reasonOf = ({ alarms, dispute_case }: PaymentResource): string | undefined =>
  alarms.includes('dispute') && dispute_case ? dispute_case : undefined;

/** A payment that its payer disputes with the provider: that it is so, and how it ended. */
export const ChargebackCommands = () => {
  const payment = useRecordContext<PaymentResource>();
  const { canAccess } = useCanAccess({ resource: 'ledger-entries', action: 'list' });
  if (!payment) return null;
  return (
    <>
      {isChargeable(payment) && (
        <CommandButton
          command="charge-back"
          danger
          explanation={<Explained words="payments.explain.charge_back" />}
          defaults={{ yen: refundableYen(payment), reason: reasonOf(payment) }}
          fields={AMOUNT}
        />
      )}
      {payment.disputed_yen > 0 && (
        <>
          {canAccess && <DownloadButton path={`payments/${payment.id}/evidence.csv`} label="payments.evidence" />}
          <CommandButton
            command="charge-back-won"
            explanation={<Explained words="payments.explain.charge_back_won" />}
          />
          <CommandButton
            command="charge-back-lost"
            danger
            explanation={<Explained words="payments.explain.charge_back_lost" />}
          />
        </>
      )}
    </>
  );
};
