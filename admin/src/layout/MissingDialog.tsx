import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ConsoleDialog } from '../ui/ConsoleDialog';

/** Replaces a dialog that failed to load. The page keeps its input until the operator has read the message. */
export const MissingDialog = ({ onClose }: { readonly onClose: (confirmed: false) => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  return (
    <ConsoleDialog open onClose={() => onClose(false)} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{translate('layout.missing.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('layout.missing.typed')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{translate('ra.action.close')}</Button>
        <Button variant="contained" autoFocus onClick={() => location.reload()}>
          {translate('layout.reload')}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
};
