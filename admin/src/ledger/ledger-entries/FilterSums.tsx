import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { LedgerSums } from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useApiQuery } from '../../ui/useApiQuery';
import { useNames } from '../names';

const UNITS = ['points', 'coins'] as const;
const COLUMNS = ['lines', 'gained', 'lost', 'net'] as const;

/** Renders the totals of all lines that match the filter, not only those on the page. */
export const FilterSums = () => {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const names = useNames();
  const { data } = useApiQuery<LedgerSums>(
    `ledger-entries/sums?filter=${encodeURIComponent(JSON.stringify(filterValues))}`,
  );
  if (!data) return <Box sx={{ height: 101 }} />;
  return (
    <ScrollingTable aria-label={translate('ledger.sums')} sx={{ maxWidth: 720, m: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('ledger.sums')}</TableCell>
          {COLUMNS.map((column) => (
            <TableCell key={column} align="right">
              {translate(`ledger.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {UNITS.filter((unit) => unit === 'points' || data.coins.lines > 0).map((unit) => (
          <TableRow key={unit}>
            <TableCell component="th" scope="row">
              {names.unit(unit)}
            </TableCell>
            <TableCell align="right">{names.number(data[unit].lines)}</TableCell>
            <TableCell align="right">{names.amount(unit)(data[unit].gained)}</TableCell>
            <TableCell align="right">{names.amount(unit)(data[unit].lost)}</TableCell>
            <TableCell align="right">{names.signedAmount(unit)(data[unit].gained - data[unit].lost)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};
