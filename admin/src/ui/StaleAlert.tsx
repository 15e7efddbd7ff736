import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/** Warns in a form that somebody else has saved the record. Loads the saved values and keeps the operator's input. */
export const StaleAlert = () => {
  const { errors } = useFormState();
  const { reset } = useFormContext();
  const [reloaded, setReloaded] = useState(false);
  const data = useDataProvider();
  const record = useRecordContext();
  const resource = useResourceContext();
  const notify = useNotify();
  const translate = useTranslate();
  const refusal = errors.version?.message;

  const reload = async () => {
    try {
      const { data: present } = await data.getOne(resource!, { id: record!.id });
      reset(present, { keepDirtyValues: true });
      setReloaded(true);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };

  if (typeof refusal !== 'string') {
    return reloaded ? <Alert severity="info">{translate('ui.reloaded')}</Alert> : null;
  }
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={reload}>
          {translate('commands.reload')}
        </Button>
      }
    >
      {refusal}
    </Alert>
  );
};
