import { RadioButtonGroupInput, required, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { findClosableAlarms, type PaymentResource } from './payment';

const NEEDED = required();

/**
 * Closes an alarm that an operator has dealt with; renders nothing if no alarm can be closed by hand.
 * @param alarm the alarm selected at first
 */
export const CloseAlarmButton = ({ alarm }: { readonly alarm?: string }) => {
  const payment = useRecordContext<PaymentResource>();
  const alarms = payment ? findClosableAlarms(payment) : [];
  if (alarms.length === 0) return null;
  const choices = alarms.map((id) => ({ id, name: `resources.payments.alarms.${id}` }));
  return (
    <CommandButton
      command="close-alarm"
      explanation={<Explained words="payments.explain.close_alarm" />}
      defaults={{ alarm: alarm ?? alarms[0] }}
      fields={<RadioButtonGroupInput source="alarm" label="payments.alarm" choices={choices} validate={NEEDED} />}
    />
  );
};
