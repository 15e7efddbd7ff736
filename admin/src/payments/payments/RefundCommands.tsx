import { RadioButtonGroupInput, required, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';
import { hasReturned, isNextStep, isRefundable, type PaymentResource } from './payment';
import { BounceRefundButton, RecordReturnButton, RefundButton } from './RefundButtons';
import { YenInput } from './YenInput';

const NEEDED = required();
const WAYS = ['transfer', 'write-off'].map((id) => ({ id, name: `payments.settle.ways.${id}` }));

const SENT = <TokyoTimeInput source="sent_at" label="payments.refund.sent_at" validate={NEEDED} fullWidth autoFocus />;

/** Renders the commands for refunds, and for the debt that a refund leaves. */
export const RefundCommands = () => {
  const payment = useRecordContext<PaymentResource>();
  if (!payment) return null;
  return (
    <>
      {isRefundable(payment) && !isNextStep(payment, 'refund') && <RefundButton />}
      {hasReturned(payment) && !isNextStep(payment, 'record-return') && <RecordReturnButton />}
      <BounceRefundButton />
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
