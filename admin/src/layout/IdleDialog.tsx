import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { askSession } from '../providers/authProvider';
import { ConsoleDialog } from '../ui/ConsoleDialog';

/** Shows the remaining time of the session, and extends the session at a press. */
export const IdleDialog = ({ seconds }: { readonly seconds: number }) => {
  const translate = useTranslate();
  return (
    <ConsoleDialog open role="alertdialog" aria-labelledby="idle-title" aria-describedby="idle-text">
      <DialogTitle id="idle-title">{translate('layout.idle_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="idle-text">{translate('layout.idle_text', { seconds })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => void askSession()}>
          {translate('layout.idle_stay')}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
};
