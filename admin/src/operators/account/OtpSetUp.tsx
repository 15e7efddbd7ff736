import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Form, type HttpError, PasswordInput, required, TextInput, useNotify, useTranslate } from 'react-admin';
import type { OtpSetUp as Begun } from '../../../../services/operators/wire/otp.contract.js';
import { post } from '../../providers/httpClient';

const errorsOf = ({ body, message }: HttpError): Record<string, string> =>
  Object.keys(body?.errors ?? {}).length > 0 ? body.errors : { otp: message };

interface OtpSetUpProps {
  /** True if an authenticator exists; the operator then has to enter a code of it first. */
  readonly replaces: boolean;
  readonly onDone: () => void;
}

/** Sets up an authenticator in two steps: scanning a secret, then entering a code. */
export const OtpSetUp = ({ replaces, onDone }: OtpSetUpProps) => {
  const [begun, setBegun] = useState<Begun>();
  const notify = useNotify();

  const begin = (values: object) => post('session/otp', values).then(({ json }) => void setBegun(json), errorsOf);
  const confirm = (values: object) =>
    post('session/otp/confirm', values).then(() => {
      notify('account.done', { type: 'success' });
      setBegun(undefined);
      onDone();
    }, errorsOf);

  return begun ? <Confirm begun={begun} onSubmit={confirm} /> : <Begin replaces={replaces} onSubmit={begin} />;
};

interface StepProps {
  readonly onSubmit: (values: object) => Promise<unknown>;
}

const Begin = ({ replaces, onSubmit }: StepProps & { readonly replaces: boolean }) => {
  const translate = useTranslate();
  return (
    <Form record={{}} onSubmit={onSubmit}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <PasswordInput
          source="password"
          label="sign_in.password"
          helperText="account.password_help"
          autoComplete="current-password"
          validate={required()}
        />
        {replaces && <CodeInput label="account.current_code" />}
        <Button type="submit" variant="contained">
          {translate(replaces ? 'account.replace' : 'account.begin')}
        </Button>
      </Stack>
    </Form>
  );
};

const Confirm = ({ begun: { uri, secret }, onSubmit }: StepProps & { readonly begun: Begun }) => {
  const translate = useTranslate();
  return (
    <Form record={{}} key={secret} onSubmit={onSubmit}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>{translate('account.scan')}</Typography>
        <Box sx={{ bgcolor: '#fff', p: 2, lineHeight: 0 }}>
          <QRCodeSVG value={uri} size={192} title={translate('account.qr')} role="img" />
        </Box>
        <Typography>
          {translate('account.by_hand')} <Box component="code">{secret}</Box>
        </Typography>
        <CodeInput label="account.code" />
        <Button type="submit" variant="contained">
          {translate('account.confirm')}
        </Button>
      </Stack>
    </Form>
  );
};

const CodeInput = ({ label }: { readonly label: string }) => (
  <TextInput source="otp" label={label} validate={required()} autoComplete="one-time-code" inputMode="numeric" />
);

/** Renders whether the operator has an authenticator or must set one up. */
export const OtpState = ({ hasOtp, must }: { readonly hasOtp: boolean; readonly must: boolean }) => {
  const translate = useTranslate();
  if (must) return <Alert severity="warning">{translate('account.otp_must')}</Alert>;
  if (hasOtp) return <Alert severity="success">{translate('account.otp_on')}</Alert>;
  return <Alert severity="info">{translate('account.otp_off')}</Alert>;
};
