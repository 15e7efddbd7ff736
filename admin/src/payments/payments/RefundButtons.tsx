import { BooleanInput, RadioButtonGroupInput, required, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { useFormats } from '../../ui/useFormats';
import { computeRefundableYen, findReturnableRefunds, type PaymentResource } from './payment';
import { YenInput } from './YenInput';

const NEEDED = required();

/** A command whose amount is known. */
export interface StepProps {
  readonly yen?: number;
  /** Replaces the command's name on the button. */
  readonly label?: string;
}

/** Refunds a payment. */
export const RefundButton = ({ yen, label }: StepProps) => {
  const payment = useRecordContext<PaymentResource>();
  return payment ? (
    <CommandButton
      command="refund"
      label={label}
      danger
      explanation={<Explained words="payments.explain.refund" />}
      defaults={{ spent_too: false, yen }}
      fields={
        <>
          <YenInput label="payments.refund.yen" most={computeRefundableYen(payment)} />
          <BooleanInput
            source="spent_too"
            label="payments.refund.spent_too"
            helperText="payments.refund.spent_too_hint"
          />
        </>
      }
    />
  ) : null;
};

/** Records a refund that was made at the provider. */
export const RecordReturnButton = ({ yen, label }: StepProps) => {
  const payment = useRecordContext<PaymentResource>();
  return payment ? (
    <CommandButton
      command="record-return"
      label={label}
      danger
      explanation={<Explained words="payments.explain.record_return" />}
      defaults={{ yen }}
      fields={<YenInput label="payments.refund.returned" most={computeRefundableYen(payment)} />}
    />
  ) : null;
};

/** Records a refund whose money came back; renders nothing if there is none. */
export const BounceRefundButton = () => {
  const payment = useRecordContext<PaymentResource>();
  const { yen, time } = useFormats();
  const refunds = payment ? findReturnableRefunds(payment) : [];
  if (refunds.length === 0) return null;
  const choices = refunds.map(({ id, yen: amount, at }) => ({ id, name: `${yen(amount)}  ${time(at)}` }));
  return (
    <CommandButton
      command="bounce-refund"
      danger
      explanation={<Explained words="payments.explain.bounce_refund" />}
      defaults={{ refund_id: choices[0]?.id }}
      fields={
        <RadioButtonGroupInput
          source="refund_id"
          label="payments.refund.bounced"
          choices={choices}
          translateChoice={false}
          row={false}
          validate={NEEDED}
        />
      }
    />
  );
};
