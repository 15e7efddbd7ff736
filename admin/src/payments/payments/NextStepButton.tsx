import { useTranslate } from 'react-admin';
import { useFormats } from '../../ui/useFormats';
import { ChargeBackButton, ChargebackLostButton, ChargebackWonButton } from './ChargebackButtons';
import { CloseAlarmButton } from './CloseAlarmButton';
import type { PaymentNextStep } from './payment';
import { RecordReturnButton, RefundButton, type StepProps } from './RefundButtons';

/** Renders the command that resolves an alarm, with its amount filled in and in the label. */
export const NextStepButton = ({ alarm, command, yen: amount }: PaymentNextStep) => {
  const translate = useTranslate();
  const { yen } = useFormats();
  const named = translate(`resources.payments.commands.${command}`);
  const label = amount === null ? named : translate('payments.step_of', { command: named, yen: yen(amount) });
  const step: StepProps = { label, ...(amount !== null && { yen: amount }) };
  switch (command) {
    case 'charge-back':
      return <ChargeBackButton {...step} />;
    case 'charge-back-won':
      return <ChargebackWonButton label={label} />;
    case 'charge-back-lost':
      return <ChargebackLostButton {...step} />;
    case 'record-return':
      return <RecordReturnButton {...step} />;
    case 'refund':
      return <RefundButton {...step} />;
    case 'close-alarm':
      return <CloseAlarmButton alarm={alarm} />;
  }
};
