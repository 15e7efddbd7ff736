import { NumberInput, required, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';
import type { PaymentResource } from './payment';

const NEEDED = required();

const INPUTS = (
  <>
    <NumberInput source="yen" label="payments.deposit.yen" validate={NEEDED} min={1} step={1} fullWidth autoFocus />
    <TokyoTimeInput source="received_at" label="payments.deposit.received_at" validate={NEEDED} fullWidth />
  </>
);

/**
 * Confirms a bank transfer that the operator has seen on the shop's account. The amount is typed from the statement,
 * never filled in.
 */
export const ConfirmDepositButton = () => {
  const payment = useRecordContext<PaymentResource>();
  return payment ? (
    <CommandButton
      command="confirm-deposit"
      explanation={<Explained words="payments.explain.confirm_deposit" />}
      fields={INPUTS}
    />
  ) : null;
};
