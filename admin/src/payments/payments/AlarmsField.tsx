import { Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PaymentResource } from './payment';

/** Renders the alarms of a payment; most payments have none. */
export const AlarmsField = () => {
  const payment = useRecordContext<PaymentResource>();
  const translate = useTranslate();
  if (!payment || payment.alarms.length === 0) return null;
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5 }}>
      {payment.alarms.map((alarm) => (
        <Chip key={alarm} size="small" color="error" label={translate(`resources.payments.alarms.${alarm}`)} />
      ))}
    </Stack>
  );
};
