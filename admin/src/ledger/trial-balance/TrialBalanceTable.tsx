import { Alert, Box, Paper, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Fragment } from 'react';
import { Link, useTranslate } from 'react-admin';
import type {
  TrialBalance,
  TrialBalanceRow,
} from '../../../../services/ledger/trial-balance/trial-balance.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { toEntriesPath } from '../entriesPath';
import { type Unit, useNames } from '../names';

const SALES_PARTS = ['paid', 'free'] as const;

/** Renders the parts of the sales, in the same way as the dashboard. */
const SalesParts = ({ sales, amount }: Pick<TrialBalance, 'sales'> & { readonly amount: (n: number) => string }) => {
  const translate = useTranslate();
  return SALES_PARTS.map((part) => (
    <TableRow key={part} sx={{ '& > *': { color: 'text.secondary' } }}>
      <TableCell component="th" scope="row" sx={{ pl: 4 }}>
        {translate(`ledger.sales_${part}`)}
      </TableCell>
      <TableCell />
      <TableCell align="right">{amount(sales[part])}</TableCell>
      <TableCell />
    </TableRow>
  ));
};

const isSales = ({ unit, account }: TrialBalanceRow): boolean => unit === 'points' && account === 'sales';

/** Lists the accounts of one unit with debit and credit, and whether the sums are equal. */
export const TrialBalanceTable = ({ unit, balance }: { readonly unit: Unit; readonly balance: TrialBalance }) => {
  const translate = useTranslate();
  const names = useNames();
  const amount = names.amount(unit);
  const rows = balance.rows.filter((row) => row.unit === unit);
  const { debit, credit, difference } = balance.totals[unit];
  if (rows.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby={unit} sx={{ p: 2, maxWidth: 900 }}>
      <Typography id={unit} component="h3" variant="subtitle1">
        {names.unit(unit)}
      </Typography>
      <ScrollingTable aria-labelledby={unit}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.ledger-accounts.fields.account')}</TableCell>
            <TableCell align="right">{translate('ledger.debit')}</TableCell>
            <TableCell align="right">{translate('ledger.credit')}</TableCell>
            <TableCell align="right">{translate('ledger.lines')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <TableRow>
                <TableCell component="th" scope="row">
                  <Link to={toEntriesPath({ account: row.account, unit, to: balance.at })}>
                    {names.account(row.account)}
                  </Link>
                </TableCell>
                <TableCell align="right">{row.debit > 0 && amount(row.debit)}</TableCell>
                <TableCell align="right">{row.credit > 0 && amount(row.credit)}</TableCell>
                <TableCell align="right">{names.number(row.lines)}</TableCell>
              </TableRow>
              {isSales(row) && <SalesParts sales={balance.sales} amount={amount} />}
            </Fragment>
          ))}
          <TableRow sx={{ '& > *': { fontWeight: 700 } }}>
            <TableCell component="th" scope="row">
              {translate('ledger.total')}
            </TableCell>
            <TableCell align="right">{amount(debit)}</TableCell>
            <TableCell align="right">{amount(credit)}</TableCell>
            <TableCell />
          </TableRow>
        </TableBody>
      </ScrollingTable>
      <Box sx={{ mt: 1 }}>
        {difference === 0 ? (
          <Alert severity="success">{translate('ledger.balanced')}</Alert>
        ) : (
          <Alert severity="error">{translate('ledger.unbalanced', { difference: amount(difference) })}</Alert>
        )}
      </Box>
    </Paper>
  );
};
