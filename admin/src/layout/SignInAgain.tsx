import { Box, Button, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { authProvider, type Credentials } from '../providers/authProvider';
import { session } from '../providers/session';
import { ConsoleDialog } from '../ui/ConsoleDialog';
import { SignInForm } from './SignInForm';

interface SignInAgainProps {
  /** Called with true once the same operator has signed in. */
  readonly onClose: (signedIn: boolean) => void;
}

/**
 * Asks an operator whose session has ended to sign in again. The page keeps its input behind an opaque backdrop.
 * If another operator signs in, a new page is loaded.
 */
export const SignInAgain = ({ onClose }: SignInAgainProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();

  const signIn = async (credentials: Credentials) => {
    const before = session.get()?.id;
    await authProvider.login(credentials);
    if (session.get()?.id === before) return onClose(true);
    location.assign('/admin/');
  };

  return (
    <ConsoleDialog
      open
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
          <Button size="small" onClick={() => onClose(false)}>
            {translate('layout.ended.leave')}
          </Button>
        </Box>
      </DialogContent>
    </ConsoleDialog>
  );
};
