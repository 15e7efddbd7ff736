import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { Form, type HttpError, PasswordInput, required, TextInput, useGetIdentity, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { post } from '../providers/httpClient';
import { ConsoleDialog } from '../ui/ConsoleDialog';

type Way = 'password' | 'otp';

const Actions = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { isSubmitting } = useFormState();
  const translate = useTranslate();
  return (
    <DialogActions>
      <Button onClick={onCancel} disabled={isSubmitting}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {translate('layout.confirm.go_on')}
      </Button>
    </DialogActions>
  );
};

const Inputs = ({ way }: { readonly way: Way }) =>
  way === 'password' ? (
    <PasswordInput
      source="password"
      label="sign_in.password"
      autoComplete="current-password"
      validate={required()}
      autoFocus
    />
  ) : (
    <TextInput
      source="otp"
      label="sign_in.otp"
      autoComplete="one-time-code"
      inputMode="numeric"
      validate={required()}
      autoFocus
    />
  );

const errorsOf = (way: Way, { body, message }: HttpError): Record<string, string> =>
  Object.keys(body?.errors ?? {}).length > 0 ? body.errors : { [way]: message };

interface ConfirmDialogProps {
  /** Called with true once the operator has confirmed, and with false on cancel. */
  readonly onClose: (confirmed: boolean) => void;
}

/** Asks a signed-in operator to confirm their identity. The waiting request then continues. */
export const ConfirmDialog = ({ onClose }: ConfirmDialogProps) => {
  const [way, setWay] = useState<Way>('password');
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const titleId = useId();
  const textId = useId();

  const submit = (values: Record<string, unknown>) =>
    post('session/confirm', { [way]: values[way] }).then(
      () => onClose(true),
      (error: HttpError) => errorsOf(way, error),
    );

  return (
    <ConsoleDialog open onClose={() => onClose(false)} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{translate('layout.confirm.title')}</DialogTitle>
      <Form record={{}} key={way} onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogContent>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <DialogContentText id={textId}>{translate('layout.confirm.text')}</DialogContentText>
            <Inputs way={way} />
            {identity?.hasOtp && (
              <Button size="small" onClick={() => setWay(way === 'password' ? 'otp' : 'password')}>
                {translate(`layout.confirm.${way === 'password' ? 'by_otp' : 'by_password'}`)}
              </Button>
            )}
          </Stack>
        </DialogContent>
        <Actions onCancel={() => onClose(false)} />
      </Form>
    </ConsoleDialog>
  );
};
