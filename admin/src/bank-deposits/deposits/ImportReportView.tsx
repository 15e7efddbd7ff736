import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type {
  DepositLine,
  ImportReport,
} from '../../../../services/bank-deposits/import-deposits/import-deposits.contract.js';
import { Counts } from '../../ui/file-import/Counts';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { PaidOutDays } from './PaidOutDays';

const NAMED = 1000;
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Renders the number of lines for each outcome of a file. */
export const ImportCounts = ({ report }: { readonly report: ImportReport }) => {
  const translate = useTranslate();
  const counts = (['lines', 'matched', 'held', 'known'] as const).map((key) => ({
    key,
    words: translate(`deposits.file.${key}`),
    value: report[key],
  }));
  return <Counts counts={counts} />;
};

/** Names the layout by which a CSV file was read. */
export const ReadBy = ({ layout }: Pick<ImportReport, 'layout'>) => {
  const translate = useTranslate();
  return layout === null ? null : (
    <Typography color="textSecondary">{translate('deposits.file.layout', { layout })}</Typography>
  );
};

/** Returns the text for the outcome of a line, with its reason. */
const useOutcome = ({ is_known, matched_by, because }: DepositLine): string => {
  const translate = useTranslate();
  if (is_known) return translate('deposits.file.would_pass_over');
  const words = matched_by ? `matched_by.${matched_by}` : `because.${because}`;
  const what = translate(matched_by ? 'deposits.file.would_match' : 'deposits.file.would_hold');
  return `${what}: ${translate(`resources.deposits.${words}`)}`;
};

const Row = (deposit: DepositLine) => {
  const formats = useFormats();
  const outcome = useOutcome(deposit);
  const { line, booked_on, yen, sender, payouts } = deposit;
  return (
    <TableRow>
      <TableCell align="right">{line}</TableCell>
      <TableCell sx={ONE_LINE}>{booked_on}</TableCell>
      <TableCell align="right" sx={ONE_LINE}>
        {formats.yen(yen)}
      </TableCell>
      <TableCell sx={ONE_LINE}>{sender}</TableCell>
      <TableCell sx={{ minWidth: 200 }}>
        {outcome}
        <PaidOutDays days={payouts} />
      </TableCell>
    </TableRow>
  );
};

/** Lists the lines of a file with their outcomes: held lines first, known lines last. */
export const PreviewTable = ({ lines }: { readonly lines: readonly DepositLine[] }) => {
  const translate = useTranslate();
  if (lines.length === 0) return null;
  return (
    <section>
      {lines.length === NAMED && <Typography color="textSecondary">{translate('deposits.file.first')}</Typography>}
      <ScrollingTable>
        <TableHead>
          <TableRow>
            <TableCell align="right">{translate('deposits.file.line')}</TableCell>
            <TableCell>{translate('resources.deposits.fields.booked_on')}</TableCell>
            <TableCell align="right">{translate('resources.deposits.fields.yen')}</TableCell>
            <TableCell>{translate('resources.deposits.fields.sender')}</TableCell>
            <TableCell>{translate('deposits.file.what')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <Row key={line.line} {...line} />
          ))}
        </TableBody>
      </ScrollingTable>
    </section>
  );
};
