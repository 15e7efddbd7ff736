import { Box, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AbuseEvidence } from '../../../services/abuse/wire/abuse-item.contract.js';
import { ScrollingTable } from '../ui/ScrollingTable';
import { useFormats } from '../ui/useFormats';
import { MemberName } from './MemberName';

interface EvidenceProps {
  readonly members: readonly string[];
  readonly evidence: readonly AbuseEvidence[];
  readonly title: string;
}

/** Style of the first column, which stays in place while the members scroll. */
const FIRST = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1, minWidth: 150 } as const;
const LINE = { position: 'absolute', top: '50%', height: 3, mt: '-1.5px', bgcolor: 'primary.main' } as const;
const DOT = { width: 16, height: 16, borderRadius: '50%', position: 'relative', mx: 'auto' } as const;

/** Renders one member's cell of a row: a dot, and lines to the members who share the evidence. */
const Place = ({ shared, at }: { readonly shared: readonly number[]; readonly at: number }) => {
  const translate = useTranslate();
  const [first = at, last = at] = [shared[0], shared.at(-1)];
  const isShared = shared.includes(at);
  return (
    <TableCell sx={{ position: 'relative', px: 0, minWidth: 96 }}>
      {at > first && at <= last && <Box sx={{ ...LINE, left: 0, right: '50%' }} />}
      {at >= first && at < last && <Box sx={{ ...LINE, left: '50%', right: 0 }} />}
      <Box
        {...(isShared ? { role: 'img', 'aria-label': translate('abuse.has') } : { 'aria-hidden': true })}
        sx={{ ...DOT, bgcolor: isShared ? 'primary.main' : 'action.disabledBackground' }}
      />
    </TableCell>
  );
};

const What = ({ kind, weight, shared_by, members, since }: AbuseEvidence) => {
  const translate = useTranslate();
  const { time } = useFormats();
  return (
    <TableCell component="th" scope="row" sx={FIRST}>
      <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
        {translate(`abuse.kinds.${kind}`)}
      </Typography>
      <Typography variant="caption" component="p">
        {translate('abuse.counts', { weight })} · {time(since)}
      </Typography>
      {shared_by > members.length && (
        <Typography variant="caption" component="p" color="text.secondary">
          {translate('abuse.of_shop', { count: shared_by })}
        </Typography>
      )}
    </TableCell>
  );
};

/** Renders the shared evidence: one row for each piece, strongest first, and one column for each member. */
export const EvidenceTable = ({ members, evidence, title }: EvidenceProps) => {
  const translate = useTranslate();
  if (evidence.length === 0) return <Typography color="text.secondary">{translate('abuse.no_evidence')}</Typography>;
  return (
    <Stack component="section" spacing={1}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('abuse.weights')}
      </Typography>
      <ScrollingTable aria-label={title} sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={FIRST}>{translate('abuse.what')}</TableCell>
            {members.map((id) => (
              <TableCell key={id} align="center" sx={{ minWidth: 96, verticalAlign: 'bottom' }}>
                <MemberName id={id} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {evidence.map((one) => (
            <TableRow key={`${one.kind} ${one.members.join(' ')} ${one.since}`}>
              <What {...one} />
              {members.map((id, at) => (
                <Place
                  key={id}
                  at={at}
                  shared={one.members.map((member) => members.indexOf(member)).sort((a, b) => a - b)}
                />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </Stack>
  );
};
