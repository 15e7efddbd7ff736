import { Alert } from '@mui/material';
import { Labeled, TextField, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { CountField, TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { ParkedMailState } from './ParkedMailState';

/** Lets a mail address, which has no spaces, break anywhere. */
const LONG_WORDS = { overflowWrap: 'anywhere' } as const;

const Commands = () =>
  useRecordContext()?.state === 'parked' && (
    <>
      <CommandButton command="retry" explanation={<Explained words="monitoring.explain_retry_mail" />} />
      <CommandButton command="discard" danger explanation={<Explained words="monitoring.explain_discard_mail" />} />
    </>
  );

const Failure = () => {
  const record = useRecordContext();
  if (!record?.error || record.state === 'sent') return null;
  return (
    <Alert severity="warning" sx={LONG_WORDS}>
      {record.error}
    </Alert>
  );
};

export const ParkedMailShow = () => (
  <ResourceShow commands={<Commands />}>
    <Failure />
    <Facts>
      {['recipient', 'subject'].map((source) => (
        <Labeled key={source} source={source} sx={LONG_WORDS}>
          <TextField source={source} emptyText="–" />
        </Labeled>
      ))}
      <Labeled source="state">
        <ParkedMailState />
      </Labeled>
      <Labeled source="attempts">
        <CountField source="attempts" />
      </Labeled>
      {['created_at', 'parked_at', 'ended_at'].map((source) => (
        <Labeled key={source} source={source}>
          <TimeField source={source} />
        </Labeled>
      ))}
    </Facts>
  </ResourceShow>
);
