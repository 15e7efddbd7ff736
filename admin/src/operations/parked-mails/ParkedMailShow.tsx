import { Alert } from '@mui/material';
import { Labeled, TextField, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { CountField, TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { ParkedMailState } from './ParkedMailState';

const Commands = () =>
  useRecordContext()?.state === 'parked' && (
    <>
      <CommandButton command="retry" explanation={<Explained words="operations.explain_retry_mail" />} />
      <CommandButton command="discard" danger explanation={<Explained words="operations.explain_discard_mail" />} />
    </>
  );

const Failure = () => {
  const record = useRecordContext();
  return record?.error && record.state !== 'sent' ? <Alert severity="warning">{record.error}</Alert> : null;
};

export const ParkedMailShow = () => (
  <ResourceShow commands={<Commands />}>
    <Failure />
    <Facts>
      {['recipient', 'subject'].map((source) => (
        <Labeled key={source} source={source}>
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
