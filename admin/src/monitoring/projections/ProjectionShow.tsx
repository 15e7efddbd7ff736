import { Alert, LinearProgress, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { BooleanField, Labeled, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectionResource } from '../../../../services/monitoring/wire/reader.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { EventTimeline } from '../../timeline/EventTimeline';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { ReaderField } from '../ReaderField';

type Emission = NonNullable<ProjectionResource['emissions']>[number];

const LOOKS_AGAIN_MS = 2000;

const Commands = () => {
  const record = useRecordContext();
  if (record?.kind !== 'projection') return null;
  return (
    <>
      <CommandButton command="rebuild" explanation={<Explained words="monitoring.explain_rebuild" />} />
      {record.rebuild_acceptance && (
        <CommandButton
          command="rebuild"
          label="monitoring.accept_rebuild"
          danger
          transform={() => ({ accept: record.rebuild_acceptance })}
          explanation={<Explained words="monitoring.explain_accept_rebuild" />}
        />
      )}
      <CommandButton command="reconcile" explanation={<Explained words="monitoring.explain_reconcile" />} />
    </>
  );
};

const Rebuilding = () => {
  const rebuilding = useRecordContext()?.rebuilding;
  const translate = useTranslate();
  if (!rebuilding) return null;
  const words = translate('monitoring.rebuilding', rebuilding);
  const percent = rebuilding.head === 0 ? 0 : (100 * rebuilding.reached) / rebuilding.head;
  return (
    <Alert severity="info">
      {words}
      <LinearProgress variant="determinate" value={percent} aria-label={words} />
    </Alert>
  );
};

const RebuildError = () => {
  const error = useRecordContext()?.rebuild_error;
  const translate = useTranslate();
  return error ? <Alert severity="error">{translate('monitoring.failed', { error })}</Alert> : null;
};

/** Renders the changes of the last rebuild, or of its dry run. */
const RebuildChanges = () => {
  const record = useRecordContext<ProjectionResource>();
  const translate = useTranslate();
  const { number } = useFormats();
  const changes = Object.entries(record?.rebuild_changes ?? {});
  if (changes.length === 0) return null;
  return (
    <ScrollingTable sx={{ maxWidth: 560 }}>
      <caption>{translate(record!.rebuild_acceptance ? 'monitoring.would_change' : 'monitoring.has_changed')}</caption>
      <TableHead>
        <TableRow>
          {['of', 'before', 'after'].map((words) => (
            <TableCell key={words} align={words === 'of' ? 'left' : 'right'}>
              {translate(`monitoring.changed.${words}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(([name, { before, after }]) => (
          <TableRow key={name}>
            <TableCell>{translate(`monitoring.changed.names.${name}`, { _: name })}</TableCell>
            <TableCell align="right">{number(before)}</TableCell>
            <TableCell align="right">{number(after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};

/** Renders the differences that the last comparison with the ledger found. */
const Differences = () => {
  const { kind, differences, reconciled_at } = useRecordContext() ?? ({} as Partial<RaRecord>);
  const translate = useTranslate();
  if (kind !== 'projection') return null;
  if (!reconciled_at) return <Typography color="textSecondary">{translate('monitoring.never')}</Typography>;
  const nonZeroCounts = Object.entries((differences ?? {}) as Record<string, number>).filter(
    ([, count]) => count !== 0,
  );
  if (nonZeroCounts.length === 0) return <Alert severity="success">{translate('monitoring.no_differences')}</Alert>;
  return <Alert severity="error">{nonZeroCounts.map(([what, count]) => `${what}: ${count}`).join(', ')}</Alert>;
};

/** Renders the propagation of events: the canary's last emission through each lane of the log. */
const Emissions = () => {
  const emissions: readonly Emission[] | undefined = useRecordContext()?.emissions;
  const translate = useTranslate();
  const { time } = useFormats();
  if (!emissions) return null;
  return (
    <ScrollingTable sx={{ maxWidth: 420 }}>
      <caption>{translate('monitoring.explain_emissions')}</caption>
      <TableHead>
        <TableRow>
          <TableCell align="right">{translate('monitoring.lane')}</TableCell>
          <TableCell>{translate('monitoring.last_emission')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {emissions.map(({ lane, emitted_at }) => (
          <TableRow key={lane}>
            <TableCell align="right">{lane}</TableCell>
            <TableCell>{time(emitted_at)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};

export const ProjectionShow = () => (
  <ResourceShow
    commands={<Commands />}
    title={<ReaderField source="name" />}
    queryOptions={{ refetchInterval: LOOKS_AGAIN_MS }}
    timeline={<EventTimeline everyMs={LOOKS_AGAIN_MS} />}
  >
    <Rebuilding />
    <RebuildError />
    <RebuildChanges />
    <Facts>
      <Labeled source="name">
        <ReaderField source="name" />
      </Labeled>
      <Labeled source="kind">
        <StateField source="kind" words="resources.projections.kinds" />
      </Labeled>
      <Labeled source="lag_events">
        <CountField source="lag_events" />
      </Labeled>
      <Labeled source="lag_seconds">
        <CountField source="lag_seconds" />
      </Labeled>
      <Labeled source="parked_keys">
        <CountField source="parked_keys" />
      </Labeled>
      <Labeled source="ledger">
        <BooleanField source="ledger" />
      </Labeled>
      <Labeled source="updated_at">
        <TimeField source="updated_at" />
      </Labeled>
      <Labeled source="reconciled_at">
        <TimeField source="reconciled_at" />
      </Labeled>
    </Facts>
    <Differences />
    <Emissions />
  </ResourceShow>
);
