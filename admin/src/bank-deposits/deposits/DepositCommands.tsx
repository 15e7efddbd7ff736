import { required, TextInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { type DepositResource, isHeld } from './deposit';

const PAYMENT = (
  <TextInput
    source="payment_id"
    label="deposits.payment_id"
    helperText="deposits.payment_help"
    validate={required()}
    fullWidth
    autoFocus
  />
);

/** Renders the commands that the deposit's state allows. */
export const DepositCommands = () => {
  const deposit = useRecordContext<DepositResource>();
  if (deposit?.status !== 'held') return null;
  const isMoney = isHeld(deposit) && deposit.because !== 'reversal';
  return (
    <>
      {isMoney && (
        <>
          <CommandButton command="match" explanation={<Explained words="deposits.explain.match" />} fields={PAYMENT} />
          <CommandButton command="return" explanation={<Explained words="deposits.explain.return" />} />
        </>
      )}
      {deposit.because === 'reversal' && deposit.payment_id && (
        <CommandButton command="reverse" danger explanation={<Explained words="deposits.explain.reverse" />} />
      )}
      <CommandButton command="ignore" danger explanation={<Explained words="deposits.explain.ignore" />} />
    </>
  );
};
