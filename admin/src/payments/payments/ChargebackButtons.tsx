import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { computeRefundableYen, type PaymentResource } from './payment';
import type { StepProps } from './RefundButtons';
import { YenInput } from './YenInput';

/** Returns the provider's case number as the reason, if a dispute waits to be recorded. */
const reasonOf = ({ alarms, dispute_case }: PaymentResource): string | undefined =>
  alarms.includes('dispute') && dispute_case ? dispute_case : undefined;

/** Returns the amount of the provider's notice, if one waits to be recorded; otherwise the remaining amount. */
const disputedYenOf = (payment: PaymentResource): number => {
  const { alarms, dispute_case_yen: caseYen } = payment;
  const left = computeRefundableYen(payment);
  return alarms.includes('dispute') && caseYen ? Math.min(caseYen, left) : left;
};

/** Records a payer's dispute about the remaining amount of a payment, or a part of it. */
export const ChargeBackButton = ({ yen, label }: StepProps) => {
  const payment = useRecordContext<PaymentResource>();
  return payment ? (
    <CommandButton
      command="charge-back"
      label={label}
      danger
      explanation={<Explained words="payments.explain.charge_back" />}
      defaults={{ yen: yen ?? disputedYenOf(payment), reason: reasonOf(payment) }}
      fields={
        <YenInput
          label="payments.chargeback.yen"
          hint="payments.chargeback.yen_hint"
          most={computeRefundableYen(payment)}
        />
      }
    />
  ) : null;
};

export const ChargebackWonButton = ({ label }: Pick<StepProps, 'label'>) => (
  <CommandButton
    command="charge-back-won"
    label={label}
    explanation={<Explained words="payments.explain.charge_back_won" />}
  />
);

/** Records the provider's decision for the payer, about the disputed amount or a part of it. */
export const ChargebackLostButton = ({ yen, label }: StepProps) => {
  const payment = useRecordContext<PaymentResource>();
  return payment ? (
    <CommandButton
      command="charge-back-lost"
      label={label}
      danger
      explanation={<Explained words="payments.explain.charge_back_lost" />}
      defaults={{ yen: yen ?? payment.disputed_yen }}
      fields={
        <YenInput label="payments.chargeback.lost" hint="payments.chargeback.lost_hint" most={payment.disputed_yen} />
      }
    />
  ) : null;
};
