import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { ChargebackCommands } from './ChargebackCommands';
import { CloseAlarmButton } from './CloseAlarmButton';
import { ConfirmDepositButton } from './ConfirmDepositButton';
import { hasProvider, isAwaitingDeposit, isCancellable, isNextStep, type PaymentResource } from './payment';
import { RefundCommands } from './RefundCommands';

/** Renders the commands that the payment's state allows. */
export const PaymentCommands = () => {
  const payment = useRecordContext<PaymentResource>();
  if (!payment) return null;
  return (
    <>
      {hasProvider(payment) && (
        <CommandButton command="check" explanation={<Explained words="payments.explain.check" />} />
      )}
      {isAwaitingDeposit(payment) && <ConfirmDepositButton />}
      {isCancellable(payment) && (
        <CommandButton command="cancel" danger explanation={<Explained words="payments.explain.cancel" />} />
      )}
      <RefundCommands />
      <ChargebackCommands />
      {!isNextStep(payment, 'close-alarm') && <CloseAlarmButton />}
    </>
  );
};
