import { Box, Card, Typography } from '@mui/material';
import { useLogin, useTranslate } from 'react-admin';
import { CookieNotice } from './CookieNotice';
import { LanguageButton } from './LanguageButton';
import { SignInForm } from './SignInForm';

/** Renders the sign-in page of the console. */
export const SignInPage = () => {
  const login = useLogin();
  const translate = useTranslate();
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default' }}
    >
      <Card sx={{ p: 4, width: 400, maxWidth: '100%' }}>
        <Typography component="h1" variant="h5" gutterBottom>
          {translate('sign_in.title')}
        </Typography>
        <CookieNotice />
        <SignInForm signIn={login} />
        <Box sx={{ mt: 2, textAlign: 'right' }}>
          <LanguageButton />
        </Box>
      </Card>
    </Box>
  );
};
