import { Alert, Box, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { LedgerEntryExplained } from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useNames } from '../names';

/** Lists the lines of the entry on both sides, which sum to zero. */
export const EntryLines = () => {
  const entry = useRecordContext<LedgerEntryExplained>();
  const translate = useTranslate();
  const names = useNames();
  if (!entry?.event) return null;
  const { lines } = entry.event;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return (
    <Box component="section" aria-labelledby="lines">
      <Typography id="lines" component="h2" variant="h6" gutterBottom>
        {translate('ledger.entry')}
      </Typography>
      <ScrollingTable aria-labelledby="lines" sx={{ maxWidth: 720, mb: 1 }}>
        <TableBody>
          {lines.map(({ account, lot, amount }, line) => (
            <TableRow key={`${account}.${lot}`} selected={entry.id.endsWith(`.${line}`)}>
              <TableCell component="th" scope="row">
                {names.account(account)}
              </TableCell>
              <TableCell>{lot && `${translate('ledger.lot')} ${lot}`}</TableCell>
              <TableCell align="right">{names.signedAmount(entry.unit)(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
      <Alert severity={sum === 0 ? 'success' : 'error'}>
        {translate(sum === 0 ? 'ledger.zero_sum' : 'ledger.not_zero')}
      </Alert>
    </Box>
  );
};
