import { maxValue, minValue, NumberInput, required, useCanAccess, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { DownloadButton } from '../../ui/DownloadButton';
import { Explained } from '../../ui/Explained';
import { isChargeable, type PaymentResource, refundableYen } from './payment';

const NEEDED = required();

/** The amount in dispute: all that is left, or a part of it. */
const AmountInput = ({ most }: { readonly most: number }) => (
  <NumberInput
    source="yen"
    label="payments.chargeback.yen"
    helperText="payments.chargeback.yen_hint"
    validate={[NEEDED, minValue(1), maxValue(most)]}
    min={1}
    max={most}
    step={1}
    fullWidth
    autoFocus
  />
);

/** The case that its provider has told of, where one waits to be recorded. */
const reasonOf = ({ alarms, dispute_case }: PaymentResource): string | undefined =>
  alarms.includes('dispute') && dispute_case ? dispute_case : undefined;

/** The amount that the notice names, where one waits to be recorded; else all that is left. */
const disputedYenOf = (payment: PaymentResource): number => {
  const { alarms, dispute_case_yen: told } = payment;
  const left = refundableYen(payment);
  return alarms.includes('dispute') && told ? Math.min(told, left) : left;
};

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
          defaults={{ yen: disputedYenOf(payment), reason: reasonOf(payment) }}
          fields={<AmountInput most={refundableYen(payment)} />}
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
