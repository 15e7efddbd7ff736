import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import type { PaymentResource, ProviderCallMade } from './payment';

const COLUMNS = ['created', 'kind', 'via', 'outcome', 'ended_at'] as const;

const CallRow = ({ kind, via, created, outcome, ended_at }: ProviderCallMade) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const result = outcome ?? 'none';
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{time(created)}</TableCell>
      <TableCell>{translate(`payments.calls.${kind}`)}</TableCell>
      <TableCell>{translate(`payments.vias.${via}`, { _: via })}</TableCell>
      <TableCell>{translate(`payments.outcomes.${result}`, { _: result })}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{ended_at ? time(ended_at) : translate('payments.goes_on')}</TableCell>
    </TableRow>
  );
};

/** Lists the requests to the provider about a payment and the responses, newest first. */
export const ProviderCalls = () => {
  const payment = useRecordContext<PaymentResource>();
  const translate = useTranslate();
  if (!payment?.calls || payment.calls.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="calls">
      <Typography id="calls" component="h2" variant="h6" gutterBottom>
        {translate('payments.asked')}
      </Typography>
      <ScrollingTable aria-labelledby="calls">
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`payments.call_columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {payment.calls.toReversed().map((call) => (
            <CallRow key={call.id} {...call} />
          ))}
        </TableBody>
      </ScrollingTable>
    </Box>
  );
};
