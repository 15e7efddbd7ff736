import { Alert, Stack, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Labeled, Link, TextField, useRecordContext, useTranslate } from 'react-admin';
import type { BookFinding } from '../../../../services/books/wire/book-finding.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField, WordField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceShow } from '../../ui/ResourceShow';
import { ScrollingTable } from '../../ui/ScrollingTable';

const Commands = () =>
  useRecordContext<BookFinding>()?.state === 'open' && (
    <CommandButton command="close" explanation={<Explained words="books.explain_close" />} />
  );

const Standing = () => {
  const finding = useRecordContext<BookFinding>();
  const translate = useTranslate();
  if (!finding) return null;
  if (finding.state === 'closed')
    return finding.closed_by_name === null && <Alert severity="success">{translate('books.closed_by_check')}</Alert>;
  return (
    <Alert severity={finding.there ? 'error' : 'info'}>
      {translate(finding.there ? 'books.there' : 'books.mended')}
    </Alert>
  );
};

/** Returns the pages on which an operator can examine the finding, as labels and paths. */
const pagesOf = ({ check, subject, member_id }: BookFinding): readonly (readonly [string, string])[] => {
  const pages: (readonly [string, string])[] = [];
  if (check === 'box' || check === 'public-log') pages.push(['to_pack', `/packs/${encodeURIComponent(subject)}/show`]);
  if (check === 'draw') pages.push(['to_draw', `/draws/${subject}/show`]);
  if (check === 'shipment') pages.push(['to_shipment', `/shipments/${subject}/show`]);
  if (check === 'entry') pages.push(['to_entry', `/ledger-entries/${encodeURIComponent(subject)}/show`]);
  if (member_id !== null) pages.push(['to_member', `/ledger-accounts/${member_id}/show`]);
  return pages;
};

const Pages = () => {
  const finding = useRecordContext<BookFinding>();
  const translate = useTranslate();
  if (!finding) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {pagesOf(finding).map(([words, to]) => (
        <Link key={words} to={to}>
          {translate(`books.${words}`)}
        </Link>
      ))}
    </Stack>
  );
};

const Differences = () => {
  const finding = useRecordContext<BookFinding>();
  const translate = useTranslate();
  if (!finding) return null;
  const shown = (value: string | null) => value ?? translate('books.nothing');
  return (
    <ScrollingTable aria-label={translate('resources.book-findings.fields.differences')}>
      <TableHead>
        <TableRow>
          {['value', 'lot', 'expected', 'found'].map((words) => (
            <TableCell key={words}>{translate(`books.${words}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {finding.differences.map(({ value, lot_id, expected, found: actual }) => (
          <TableRow key={`${value} ${lot_id}`}>
            <TableCell>{translate(`books.values.${value.replace('.', '_')}`, { _: value })}</TableCell>
            <TableCell>{lot_id ?? '–'}</TableCell>
            <TableCell>{shown(expected)}</TableCell>
            <TableCell>{shown(actual)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};

/** Renders one finding: the differing values, their subject, and where to examine it. */
export const BookFindingShow = () => (
  <ResourceShow commands={<Commands />}>
    <Standing />
    <Facts>
      <Labeled source="check">
        <WordField source="check" words="resources.book-findings.checks" />
      </Labeled>
      <Labeled source="state">
        <StateField
          source="state"
          words="resources.book-findings.states"
          colours={{ open: 'error', closed: 'success' }}
        />
      </Labeled>
      <Labeled source="member_id">
        <MemberField source="member_id" />
      </Labeled>
      <Labeled source="subject" sx={{ overflowWrap: 'anywhere' }}>
        <TextField source="subject" />
      </Labeled>
      <Labeled source="seq">
        <TextField source="seq" emptyText="–" />
      </Labeled>
      {['found_at', 'seen_at', 'closed_at'].map((source) => (
        <Labeled key={source} source={source}>
          <TimeField source={source} />
        </Labeled>
      ))}
      <Labeled source="closed_by_name">
        <TextField source="closed_by_name" emptyText="–" />
      </Labeled>
    </Facts>
    <Pages />
    <Differences />
  </ResourceShow>
);
