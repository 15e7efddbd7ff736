import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useGetList, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { AuditEntryResource } from '../../../services/operators/audit-trail/audit-entries.contract.js';
import { useFormats } from '../ui/useFormats';
import { useCommandName } from './useCommandName';
import { useOutcome } from './useOutcome';

/** One line of a timeline. */
export interface Happening {
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
  readonly text: string;
  /** The name of the person; absent for the shop itself. */
  readonly by?: string;
  readonly reason?: string;
}

const NEWEST = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'DESC' } } as const;

/** Loads the audit entries about the record of the page. */
const useAuditEntries = (everyMs: number | undefined) => {
  const nameOf = useCommandName();
  const outcomeOf = useOutcome();
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  const filter = { subject: `${resource}/${id}` };
  const options = { enabled: id !== undefined, refetchInterval: everyMs ?? false } as const;
  const { data, isPending } = useGetList<AuditEntryResource>('audit-trail', { ...NEWEST, filter }, options);
  const entries = (data ?? []).map((entry): Happening => {
    const outcome = entry.outcome === 'done' ? '' : ` — ${outcomeOf(entry.outcome)}`;
    const text = `${nameOf(entry.resource, entry.command)}${outcome}`;
    return { id: entry.id, at: entry.at, text, by: entry.operator_name ?? '', reason: entry.reason };
  });
  return { entries, isPending };
};

interface EventTimelineProps {
  /** Events of the record's own stream, in addition to the audit entries. */
  readonly events?: readonly Happening[];
  /** The interval of polling, in ms. */
  readonly everyMs?: number;
}

/** Renders the history of the record, newest first, at the foot of its page. */
export const EventTimeline = ({ events = [], everyMs }: EventTimelineProps) => {
  const { entries, isPending } = useAuditEntries(everyMs);
  const translate = useTranslate();
  const all = [...entries, ...events].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Box component="section" aria-labelledby="timeline">
      <Typography id="timeline" component="h2" variant="h6" gutterBottom>
        {translate('timeline.title')}
      </Typography>
      <Happenings happenings={all} isPending={isPending} />
    </Box>
  );
};

interface HappeningsProps {
  readonly happenings: readonly Happening[];
  readonly isPending: boolean;
}

/** Renders the lines of a timeline in the given order. */
export const Happenings = ({ happenings, isPending }: HappeningsProps) => {
  const translate = useTranslate();
  if (isPending) return <Skeleton height={48} />;
  if (happenings.length === 0) return <Typography color="textSecondary">{translate('timeline.empty')}</Typography>;
  return (
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {happenings.map((happening) => (
        <Line key={happening.id} {...happening} />
      ))}
    </Stack>
  );
};

const Line = ({ at, text, by, reason }: Happening) => {
  const { time } = useFormats();
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'primary.main', pl: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at}>{time(at)}</time>
        {by ? ` · ${by}` : ''}
      </Typography>
      <Typography variant="body2">
        {text}
        {reason ? ` — ${reason}` : ''}
      </Typography>
    </Box>
  );
};
