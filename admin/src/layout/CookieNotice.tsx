import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isBlockingCookies } from '../browser/cookie-check';

/** Warns operators whose browser blocks cookies that they cannot sign in, and explains how to allow cookies. */
export const CookieNotice = () => {
  const translate = useTranslate();
  const [isNeeded] = useState(isBlockingCookies);
  if (!isNeeded) return null;
  return (
    <Box role="alert" sx={{ mb: 2, p: 2, border: 1, borderColor: 'warning.main', borderRadius: 1 }}>
      <Typography sx={{ mb: 1 }}>{translate('sign_in.cookies_blocked')}</Typography>
      <Button variant="outlined" size="small" onClick={() => location.reload()}>
        {translate('layout.reload')}
      </Button>
    </Box>
  );
};
