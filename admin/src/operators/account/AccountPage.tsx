import { Card, Stack, Typography } from '@mui/material';
import { Title, useGetIdentity, useTranslate } from 'react-admin';
import { askSession } from '../../providers/authProvider';
import { OtpSetUp, OtpState } from './OtpSetUp';

/** Renders the operator's own account and sign-in methods. */
export const AccountPage = () => {
  const translate = useTranslate();
  const { identity, refetch } = useGetIdentity();
  if (!identity) return null;
  const done = () => void askSession().then(() => refetch());
  return (
    <Card sx={{ p: 3, mt: 2, maxWidth: 640 }}>
      <Title title={translate('account.title')} />
      <Stack spacing={2}>
        <Typography component="h2" variant="h6">
          {translate('account.otp')}
        </Typography>
        <OtpState hasOtp={identity.hasOtp} must={identity.mustSetUpOtp} />
        <OtpSetUp replaces={identity.hasOtp} onDone={done} />
      </Stack>
    </Card>
  );
};
