import { Alert, Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Counts } from '../../ui/file-import/Counts';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import type { BankFilePreview } from './bank-profile';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;
type Read = Pick<BankFilePreview, 'count' | 'total' | 'deposits' | 'problems'>;

const Problems = ({ problems }: Pick<Read, 'problems'>) => (
  <Alert severity="error">
    {problems.map((problem) => (
      <Typography key={problem} variant="body2">
        {problem}
      </Typography>
    ))}
  </Alert>
);

const Deposits = ({ deposits }: Pick<Read, 'deposits'>) => {
  const translate = useTranslate();
  const { yen } = useFormats();
  return (
    <ScrollingTable aria-label={translate('bank_profiles.read')}>
      <TableHead>
        <TableRow>
          <TableCell align="right">{translate('deposits.file.line')}</TableCell>
          <TableCell>{translate('resources.deposits.fields.booked_on')}</TableCell>
          <TableCell align="right">{translate('resources.deposits.fields.yen')}</TableCell>
          <TableCell>{translate('resources.deposits.fields.sender')}</TableCell>
          <TableCell align="right">{translate('resources.bank-profiles.fields.balance')}</TableCell>
          <TableCell>{translate('resources.bank-profiles.fields.enquiry')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {deposits.map(({ line, booked_on, yen: amount, sender, balance, enquiry, is_reversal }) => (
          <TableRow key={line}>
            <TableCell align="right">{line}</TableCell>
            <TableCell sx={ONE_LINE}>{booked_on}</TableCell>
            <TableCell align="right" sx={ONE_LINE}>
              {yen(amount)}
              {is_reversal && ` (${translate('bank_profiles.reversal')})`}
            </TableCell>
            <TableCell sx={ONE_LINE}>{sender || '—'}</TableCell>
            <TableCell align="right" sx={ONE_LINE}>
              {balance === null ? '—' : yen(balance)}
            </TableCell>
            <TableCell>{enquiry || '—'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};

/** Renders the deposits that the chosen columns yield, and the lines that cannot be read. */
export const ReadDeposits = ({ read: { count, total, deposits, problems } }: { readonly read: Read }) => {
  const translate = useTranslate();
  const { yen } = useFormats();
  const counts = [
    { key: 'count', words: translate('bank_profiles.count'), value: count },
    { key: 'total', words: translate('bank_profiles.total'), value: total, shown: yen(total) },
  ];
  return (
    <Box component="section" aria-live="polite" sx={{ width: '100%', mb: 3 }}>
      <Typography component="h2" variant="h6">
        {translate('bank_profiles.read')}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {translate('bank_profiles.nothing_imported')}
      </Typography>
      {problems.length > 0 && <Problems problems={problems} />}
      {problems.length === 0 && count === 0 && <Alert severity="info">{translate('bank_profiles.no_deposits')}</Alert>}
      {problems.length === 0 && count > 0 && (
        <>
          <Counts counts={counts} />
          <Deposits deposits={deposits} />
          {deposits.length < count && (
            <Typography color="textSecondary">
              {translate('bank_profiles.first', { count: deposits.length })}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
};
