import { Paper, Stack, Typography } from '@mui/material';
import { Labeled, TextField, useRecordContext, useTranslate } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceShow } from '../../ui/ResourceShow';
import { useFormats } from '../../ui/useFormats';
import { AnswerButton } from './AnswerButton';
import { type ContactResource, STATE_COLOURS } from './contact';

const Commands = () => {
  const contact = useRecordContext<ContactResource>();
  const translate = useTranslate();
  if (!contact || contact.status === 'closed') return null;
  return (
    <>
      <AnswerButton />
      <CommandButton command="assign" defaults={{ reason: translate('contacts.reasons.assign') }} />
      <CommandButton
        command="close"
        defaults={{ reason: translate('contacts.reasons.close') }}
        explanation={<Explained words="contacts.explain_close" />}
      />
    </>
  );
};

/** Renders the member who wrote, or a note that it was a guest. */
const Writer = () => {
  const contact = useRecordContext<ContactResource>();
  const translate = useTranslate();
  return contact?.member_id ? <MemberField source="member_id" /> : <>{translate('contacts.visitor')}</>;
};

/** Renders text as it was typed: line breaks stay, and markup is not interpreted. */
const Letter = ({ title, text }: { title: string; text: string }) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <Typography variant="subtitle2" component="h2" gutterBottom>
      {title}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
  </Paper>
);

const Letters = () => {
  const { time } = useFormats();
  const contact = useRecordContext<ContactResource>();
  const translate = useTranslate();
  if (!contact) return null;
  return (
    <Stack spacing={2}>
      <Letter title={contact.subject} text={contact.body} />
      {contact.answers?.map(({ answered_at: at, answered_by: by, text }) => (
        <Letter key={at} title={translate('contacts.answered_by', { name: by, at: time(at) })} text={text} />
      ))}
    </Stack>
  );
};

/** Renders one contact: its writer, text, subject and replies. */
export const ContactShow = () => (
  <ResourceShow commands={<Commands />}>
    <Stack direction="row">
      <StateField source="status" words="resources.contacts.states" colours={STATE_COLOURS} />
    </Stack>
    <Facts>
      <Labeled source="number">
        <TextField source="number" />
      </Labeled>
      <Labeled source="member_id">
        <Writer />
      </Labeled>
      <Labeled source="name">
        <TextField source="name" emptyText="–" />
      </Labeled>
      <Labeled source="mail">
        <TextField source="mail" emptyText="–" />
      </Labeled>
      <Labeled source="reference">
        <TextField source="reference" emptyText="–" />
      </Labeled>
      <Labeled source="assigned_name">
        <TextField source="assigned_name" emptyText="–" />
      </Labeled>
      <Labeled source="written_at">
        <TimeField source="written_at" />
      </Labeled>
    </Facts>
    <Letters />
  </ResourceShow>
);
