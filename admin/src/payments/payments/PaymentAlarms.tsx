import { Alert, AlertTitle } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PaymentResource } from './payment';

/** What is wrong with a payment, and what to do about it. */
export const PaymentAlarms = () => {
  const payment = useRecordContext<PaymentResource>();
  const translate = useTranslate();
  return payment?.alarms.map((alarm) => (
    <Alert key={alarm} severity="error">
      <AlertTitle>{translate(`resources.payments.alarms.${alarm}`)}</AlertTitle>
      {translate(`payments.what_to_do.${alarm}`)}
    </Alert>
  ));
};
