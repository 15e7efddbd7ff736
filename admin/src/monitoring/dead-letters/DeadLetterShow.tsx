import { Alert, Box, Button } from '@mui/material';
import { Labeled, TextField, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { ReaderField } from '../ReaderField';

const Commands = () => {
  const record = useRecordContext();
  if (record?.state !== 'open' || !record.is_first) return null;
  return (
    <>
      <CommandButton command="retry" explanation={<Explained words="monitoring.explain_retry" />} />
      {!record.is_ledger && (
        <CommandButton command="discard" danger explanation={<Explained words="monitoring.explain_discard" />} />
      )}
    </>
  );
};

/** Explains why a command is not offered. */
const Restriction = () => {
  const record = useRecordContext();
  const translate = useTranslate();
  if (record?.state !== 'open') return null;
  if (record.is_first)
    return record.is_ledger ? <Alert severity="info">{translate('monitoring.of_ledger')}</Alert> : null;
  const { reader, partition_key } = record;
  const filter = encodeURIComponent(JSON.stringify({ reader, partition_key, state: 'open' }));
  const toFirst = (
    <Button color="inherit" component={Link} to={`/dead-letters?filter=${filter}&sort=id&order=ASC`}>
      {translate('monitoring.to_first')}
    </Button>
  );
  return (
    <Alert severity="info" action={toFirst}>
      {translate('monitoring.not_first')}
    </Alert>
  );
};

const Failure = () => {
  const error = useRecordContext()?.error;
  return error ? <Alert severity="warning">{error}</Alert> : null;
};

/** Renders the content of the event, which has no personal data. */
const Content = () => {
  const data = useRecordContext()?.data;
  return (
    <Box component="pre" tabIndex={0} sx={{ overflow: 'auto', p: 2, m: 0, bgcolor: 'background.default' }}>
      {JSON.stringify(data, null, 2)}
    </Box>
  );
};

export const DeadLetterShow = () => (
  <ResourceShow commands={<Commands />}>
    <Failure />
    <Restriction />
    <Facts>
      <Labeled source="reader">
        <ReaderField source="reader" />
      </Labeled>
      {['type', 'stream_id', 'partition_key'].map((source) => (
        <Labeled key={source} source={source}>
          <TextField source={source} />
        </Labeled>
      ))}
      <Labeled source="state">
        <StateField source="state" words="resources.dead-letters.states" />
      </Labeled>
      <Labeled source="attempts">
        <CountField source="attempts" />
      </Labeled>
      <Labeled source="behind">
        <CountField source="behind" />
      </Labeled>
      {['recorded_at', 'parked_at', 'closed_at'].map((source) => (
        <Labeled key={source} source={source}>
          <TimeField source={source} />
        </Labeled>
      ))}
    </Facts>
    <Content />
  </ResourceShow>
);
