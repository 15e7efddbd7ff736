import { RadioButtonGroupInput, required, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import type { TransferResource } from './transfer';

const CHOICES = [
  { id: true, name: 'partners.settled.true' },
  { id: false, name: 'partners.settled.false' },
];

/** Settles a transfer whose site does not respond, as somebody at the site reported it. */
export const SettleButton = () => {
  const transfer = useRecordContext<TransferResource>();
  if (transfer?.status !== 'requested') return null;
  return (
    <CommandButton
      command="settle"
      danger
      explanation={<Explained words="partners.explain_settle" />}
      fields={
        <RadioButtonGroupInput
          source="done"
          label="partners.settled.label"
          choices={CHOICES}
          parse={(chosen: string) => chosen === 'true'}
          validate={required()}
        />
      }
    />
  );
};
