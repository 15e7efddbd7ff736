import { Button, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { ExplainedLine } from '../../../../services/ledger/balance-explained/balance-explained.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { DocumentLink } from '../DocumentLink';
import { type Unit, useNames } from '../names';

interface LineTableProps {
  readonly label: string;
  readonly unit: Unit;
  readonly lines: readonly ExplainedLine[];
  /** The path of the complete list, for more lines than the table shows. */
  readonly all?: string;
}

/** The maximum number of lines in the table. An account may have thousands. */
const MAX_LINES = 100;

const COLUMNS = ['at', 'kind', 'memo', 'actor', 'amount', 'id'] as const;

/** Lists lines of one lot, or of the coins, each with its document and its position in the ledger. */
export const LineTable = ({ label, unit, lines, all }: LineTableProps) => {
  const translate = useTranslate();
  const names = useNames();
  const { time } = useFormats();
  return (
    <>
      <ScrollingTable aria-label={label}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} align={column === 'amount' ? 'right' : 'left'}>
                {translate(`resources.ledger-entries.fields.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.slice(-MAX_LINES).map((line) => (
            <TableRow key={line.id}>
              <TableCell>{time(line.at)}</TableCell>
              <TableCell>
                <DocumentLink {...line} />
              </TableCell>
              <TableCell>{line.memo}</TableCell>
              <TableCell>
                {names.doer(line)}
                {line.operator?.reason && (
                  <Typography variant="body2" color="textSecondary">
                    {line.operator.reason}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{names.signedAmount(unit)(line.amount)}</TableCell>
              <TableCell>
                <Link to={`/ledger-entries/${line.id}/show`}>{line.id.slice(-14)}</Link>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
      {all && lines.length > MAX_LINES && (
        <Button component={Link} to={all} sx={{ mt: 1 }}>
          {translate('ledger.more_lines', { shown: names.number(MAX_LINES), all: names.number(lines.length) })}
        </Button>
      )}
    </>
  );
};
