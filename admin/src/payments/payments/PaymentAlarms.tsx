import { Alert, AlertTitle, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { NextStepButton } from './NextStepButton';
import type { PaymentNextStep, PaymentResource } from './payment';

const NextSteps = ({ steps }: { readonly steps: readonly PaymentNextStep[] }) =>
  steps.length > 0 && (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
      {steps.map((step) => (
        <NextStepButton key={step.command} {...step} />
      ))}
    </Stack>
  );

/** Lists the alarms of a payment, each with its next step and its commands. */
export const PaymentAlarms = () => {
  const payment = useRecordContext<PaymentResource>();
  const translate = useTranslate();
  return payment?.alarms.map((alarm) => (
    <Alert key={alarm} severity="error" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>{translate(`resources.payments.alarms.${alarm}`)}</AlertTitle>
      {translate(`payments.what_to_do.${alarm}`)}
      <NextSteps steps={payment.next_steps?.filter((step) => step.alarm === alarm) ?? []} />
    </Alert>
  ));
};
