import {
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  useRecordContext,
} from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';
import { hasReturned, isRefundable, type PaymentResource, refundableYen } from './payment';

const NEEDED = required();
const WAYS = ['transfer', 'write-off'].map((id) => ({ id, name: `payments.settle.ways.${id}` }));

const SENT = <TokyoTimeInput source="sent_at" label="payments.refund.sent_at" validate={NEEDED} fullWidth autoFocus />;

/** Whole yen from 1 to what there is at the most. */
const YenInput = ({ label, most }: { readonly label: string; readonly most: number }) => (
  <NumberInput
    source="yen"
    label={label}
    validate={[NEEDED, minValue(1), maxValue(most)]}
    min={1}
    max={most}
    step={1}
    fullWidth
    autoFocus
  />
);

/** Money that goes back, is on its way back, or is owed of what went back. */
export const RefundCommands = () => {
  const payment = useRecordContext<PaymentResource>();
  if (!payment) return null;
  return (
    <>
      {isRefundable(payment) && (
        <CommandButton
          command="refund"
          danger
          explanation={<Explained words="payments.explain.refund" />}
          defaults={{ spent_too: false }}
          fields={
            <>
              <YenInput label="payments.refund.yen" most={refundableYen(payment)} />
              <BooleanInput
                source="spent_too"
                label="payments.refund.spent_too"
                helperText="payments.refund.spent_too_hint"
              />
            </>
          }
        />
      )}
      {hasReturned(payment) && (
        <CommandButton
          command="record-return"
          danger
          explanation={<Explained words="payments.explain.record_return" />}
          fields={<YenInput label="payments.refund.returned" most={refundableYen(payment)} />}
        />
      )}
      {payment.refund_by === 'transfer' && (
        <>
          <CommandButton
            command="confirm-refund"
            explanation={<Explained words="payments.explain.confirm_refund" />}
            fields={SENT}
          />
          <CommandButton
            command="withdraw-refund"
            danger
            explanation={<Explained words="payments.explain.withdraw_refund" />}
          />
        </>
      )}
      {payment.owed_yen > 0 && (
        <CommandButton
          command="settle-debt"
          explanation={<Explained words="payments.explain.settle_debt" />}
          fields={
            <>
              <YenInput label="payments.settle.yen" most={payment.owed_yen} />
              <RadioButtonGroupInput source="by" label="payments.settle.by" choices={WAYS} validate={NEEDED} />
            </>
          }
        />
      )}
    </>
  );
};
