import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Form, type HttpError, PasswordInput, required, TextInput, useNotify, useTranslate } from 'react-admin';
import type { Credentials } from '../providers/authProvider';

interface SignInFormProps {
  readonly signIn: (credentials: Credentials) => Promise<void>;
}

/** Asks for mail address and password, and for the authenticator's code if the shop requires one. */
export const SignInForm = ({ signIn }: SignInFormProps) => {
  const notify = useNotify();
  const translate = useTranslate();
  const [asksOtp, setAsksOtp] = useState(false);

  const submit = async (values: object) => {
    try {
      await signIn(values as Credentials);
    } catch (error) {
      const { body, message } = error as HttpError;
      if (body?.errors?.otp) setAsksOtp(true);
      if (body?.errors && Object.keys(body.errors).length > 0) return body.errors;
      notify(message, { type: 'error' });
    }
  };

  return (
    <Form record={{}} onSubmit={submit}>
      <Stack>
        <TextInput source="mail" label="sign_in.mail" autoComplete="username" validate={required()} autoFocus />
        <PasswordInput
          source="password"
          label="sign_in.password"
          autoComplete="current-password"
          validate={required()}
        />
        {asksOtp && (
          <TextInput source="otp" label="sign_in.otp" autoComplete="one-time-code" inputMode="numeric" autoFocus />
        )}
        <Button type="submit" variant="contained" size="large" sx={{ mt: 1 }}>
          {translate('sign_in.submit')}
        </Button>
      </Stack>
    </Form>
  );
};
