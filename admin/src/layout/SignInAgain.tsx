import { Box, Button, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { authProvider, type Credentials } from '../providers/authProvider';
import { signInAgain } from '../providers/confirmation';
import { session } from '../providers/session';
import { ConsoleDialog } from '../ui/ConsoleDialog';
import { SignInForm } from './SignInForm';

/**
 * Asks an operator whose session has ended to sign in again. The page stays behind it, covered, with all that was typed.
 * Another operator who signs in begins on a new page.
 */
export const SignInAgain = () => {
  const answer = useRef<(signedIn: boolean) => void>(() => undefined);
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    signInAgain.answeredBy(() => {
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => signInAgain.answeredBy(null);
  }, []);

  const close = (signedIn: boolean) => {
    setOpen(false);
    answer.current(signedIn);
  };
  const signIn = async (credentials: Credentials) => {
    const before = session.get()?.id;
    await authProvider.login(credentials);
    if (session.get()?.id === before) return close(true);
    location.assign('/admin/');
  };

  return (
    <ConsoleDialog
      open={open}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ backdrop: { sx: { bgcolor: 'background.default', opacity: '1 !important' } } }}
    >
      <DialogTitle id={titleId}>{translate('layout.ended.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ mb: 2 }}>
          {translate('layout.ended.text')}
        </DialogContentText>
        <SignInForm signIn={signIn} />
        <Box sx={{ mt: 1, textAlign: 'right' }}>
          <Button size="small" onClick={() => close(false)}>
            {translate('layout.ended.leave')}
          </Button>
        </Box>
      </DialogContent>
    </ConsoleDialog>
  );
};
