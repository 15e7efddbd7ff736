import { Chip, Paper, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BaseDateBalance } from '../../../../services/ledger/unused-paid-balance/unused-paid-balance.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { ThresholdBar } from './ThresholdBar';

interface BaseDatesProps {
  readonly threshold: number;
  readonly dates: readonly BaseDateBalance[];
}

/** Lists each base date with its balance and the threshold. */
export const BaseDates = ({ threshold, dates }: BaseDatesProps) => {
  const translate = useTranslate();
  const { day, yen } = useFormats();
  const most = Math.max(threshold, ...dates.map(({ balance }) => balance)) * 1.15;
  return (
    <Paper sx={{ p: 2, maxWidth: 1000 }}>
      <ScrollingTable aria-label={translate('resources.unused-paid-balance.name')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('ledger.base_date')}</TableCell>
            <TableCell align="right">{translate('ledger.unused')}</TableCell>
            <TableCell sx={{ width: '38%' }}>{translate('ledger.threshold', { amount: yen(threshold) })}</TableCell>
            <TableCell align="right">{translate('ledger.deposit')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {dates.map(({ id, balance, is_above, deposit, is_running }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {day(`${id}T12:00:00+09:00`)}
                {is_running && <Chip size="small" sx={{ ml: 1 }} label={translate('ledger.running')} />}
              </TableCell>
              <TableCell align="right">{yen(balance)}</TableCell>
              <TableCell>
                <ThresholdBar
                  balance={balance}
                  threshold={threshold}
                  most={most}
                  words={translate(is_above ? 'ledger.above' : 'ledger.below')}
                />
              </TableCell>
              <TableCell align="right">{deposit > 0 ? yen(deposit) : translate('ledger.none')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </Paper>
  );
};
