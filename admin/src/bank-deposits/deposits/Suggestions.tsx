import { Button, Chip, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { type DepositResource, type DepositSuggestion, isHeld } from './deposit';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

const Suggested = ({ payment_id, yen, number, sender, reasons, short_yen, requested_at }: DepositSuggestion) => {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <TableRow>
      <TableCell sx={ONE_LINE}>
        <Link to={`/payments/${payment_id}/show`}>{formats.time(requested_at)}</Link>
      </TableCell>
      <TableCell align="right" sx={ONE_LINE}>
        {formats.yen(yen)}
      </TableCell>
      <TableCell sx={ONE_LINE}>{[number, sender].filter(Boolean).join(' ')}</TableCell>
      <TableCell>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {reasons.map((reason) => (
            <Chip
              key={reason}
              size="small"
              variant="outlined"
              label={translate(`deposits.reasons.${reason}`, { yen: formats.yen(short_yen) })}
            />
          ))}
        </Stack>
      </TableCell>
      <TableCell>
        <CommandButton
          command="match"
          label="deposits.match_this"
          defaults={{ payment_id }}
          explanation={<Explained words={short_yen > 0 ? 'deposits.explain.match_short' : 'deposits.explain.match'} />}
        />
      </TableCell>
    </TableRow>
  );
};

/** Suggests payments that may match a held deposit, with the reasons. The operator decides. */
export const Suggestions = () => {
  const deposit = useRecordContext<DepositResource>();
  const translate = useTranslate();
  if (!deposit || !isHeld(deposit) || deposit.because === 'reversal') return null;
  const { suggestions = [] } = deposit;
  return (
    <section>
      <Typography component="h3" variant="h6" sx={{ mt: 3, mb: 1 }}>
        {translate('deposits.suggested')}
      </Typography>
      {suggestions.length === 0 && (
        <>
          <Typography color="textSecondary">{translate('deposits.none_suggested')}</Typography>
          <Button component={Link} to="/payments" size="small" sx={{ mt: 1 }}>
            {translate('deposits.to_payments')}
          </Button>
        </>
      )}
      {suggestions.length > 0 && (
        <ScrollingTable>
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.payments.fields.requested_at')}</TableCell>
              <TableCell align="right">{translate('resources.payments.fields.yen')}</TableCell>
              <TableCell>{translate('resources.payments.fields.sender')}</TableCell>
              <TableCell>{translate('deposits.why')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {suggestions.map((one) => (
              <Suggested key={one.payment_id} {...one} />
            ))}
          </TableBody>
        </ScrollingTable>
      )}
    </section>
  );
};
