import { DateInput, required, SelectInput, useTranslate } from 'react-admin';
import type { ObjectableText } from '../../../../services/legal/wire/member-agreements.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';

const NEEDED = [required()];

/** Records a member's written objection to an announced version; renders nothing if none allows objections. */
export const RecordObjectionButton = ({ announced }: { readonly announced: readonly ObjectableText[] }) => {
  const translate = useTranslate();
  if (announced.length === 0) return null;
  const choices = announced.map(({ id, text, version }) => ({
    id,
    name: translate('members.agreements.of_version', {
      text: translate(`members.agreements.texts.${text}`),
      version,
    }),
  }));
  return (
    <CommandButton
      resource="members"
      command="record-objection"
      explanation={<Explained words="members.agreements.explain_objection" />}
      defaults={{ announcement: choices.at(-1)!.id }}
      fields={
        <>
          <SelectInput
            source="announcement"
            label="members.agreements.announcement"
            choices={choices}
            validate={NEEDED}
            fullWidth
          />
          <DateInput source="received_on" label="members.agreements.received_on" validate={NEEDED} fullWidth />
        </>
      }
    />
  );
};
