import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { Form, type RaRecord, required, TextInput, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { newKey } from '../providers/httpClient';
import { ConsoleDialog } from '../ui/ConsoleDialog';
import { GoToFirstError } from '../ui/GoToFirstError';
import type { CommandButtonProps } from './commandButtonProps';
import { ReasonCodeInput } from './ReasonCodeInput';
import { type FieldErrors, useCommand } from './useCommand';

interface CommandDialogProps extends CommandButtonProps {
  readonly resource: string;
  readonly record: RaRecord;
  readonly title: string;
  readonly onClose: () => void;
}

const hasField = (shown: HTMLElement | null, field: string): boolean =>
  shown?.querySelector(`[name="${CSS.escape(field)}"]`) != null;

/** Splits errors into those with a field in the dialog and the others, such as those about the version. */
const placed = (errors: FieldErrors, shown: HTMLElement | null): { atFields: FieldErrors; above: string[] } => {
  const [at, above] = [true, false].map((isShown) =>
    Object.entries(errors).filter(([field]) => hasField(shown, field) === isShown),
  ) as [[string, string][], [string, string][]];
  return { atFields: Object.fromEntries(at), above: above.map(([, message]) => message) };
};

const Actions = ({ danger, onClose }: Pick<CommandDialogProps, 'danger' | 'onClose'>) => {
  const { isSubmitting } = useFormState();
  const translate = useTranslate();
  return (
    <DialogActions>
      <GoToFirstError />
      <Button onClick={onClose} disabled={isSubmitting}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={isSubmitting}>
        {translate('commands.run')}
      </Button>
    </DialogActions>
  );
};

export const CommandDialog = (props: CommandDialogProps) => {
  const { command, resource, record, title, explanation, fields, defaults, transform, danger, onClose, onDone } = props;
  const notify = useNotify();
  const [key, setKey] = useState(newKey);
  const run = useCommand(resource, command, key);
  const refresh = useRefresh();
  const translate = useTranslate();
  const titleId = useId();
  const contentId = useId();
  const isRunning = useRef(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [staleVersion, setStaleVersion] = useState<unknown>();
  const isStale = staleVersion !== undefined && staleVersion === record.version;
  const reloaded = staleVersion !== undefined && !isStale;

  const send = async (values: Record<string, unknown>) => {
    const version = record.version === undefined ? {} : { version: record.version };
    const errors = await run(record.id, {
      ...version,
      ...(transform ? transform(values) : values),
      reason: values.reason,
      ...(values.reason_code ? { reason_code: values.reason_code } : {}),
    });
    setStaleVersion(errors?.version === undefined ? undefined : record.version);
    const { atFields, above } = placed(errors ?? {}, document.getElementById(contentId));
    setRefusals(above);
    // A refusal settles the request, so the next attempt is another command. A lost response settles nothing.
    if (errors && errors.root === undefined) setKey(newKey());
    // react-hook-form would keep an error without a field and block every further attempt.
    if (errors) return atFields;
    notify('commands.done', { type: 'success', messageArgs: { command: title } });
    onClose();
    onDone?.();
  };

  const submit = (values: Record<string, unknown>) => {
    isRunning.current = true;
    return send(values).finally(() => {
      isRunning.current = false;
    });
  };
  const closeUnlessRunning = () => {
    if (!isRunning.current) onClose();
  };

  return (
    <ConsoleDialog open onClose={closeUnlessRunning} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {/* Errors appear beside their fields in the console's language, not in the browser's. */}
      <Form record={{}} defaultValues={defaults} onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogContent id={contentId}>
          <Stack spacing={2}>
            {explanation}
            {reloaded && <Alert severity="info">{translate('commands.reloaded')}</Alert>}
            {!reloaded &&
              refusals.map((refusal) => (
                <Alert
                  key={refusal}
                  severity={isStale ? 'warning' : 'error'}
                  action={
                    isStale && (
                      <Button color="inherit" size="small" onClick={() => refresh()}>
                        {translate('commands.reload')}
                      </Button>
                    )
                  }
                >
                  {refusal}
                </Alert>
              ))}
            {fields}
            <ReasonCodeInput resource={resource} command={command} />
            <TextInput
              source="reason"
              label="commands.reason"
              helperText="commands.reason_help"
              validate={required()}
              multiline
              minRows={2}
              fullWidth
              autoFocus={!fields}
            />
          </Stack>
        </DialogContent>
        <Actions danger={danger} onClose={onClose} />
      </Form>
    </ConsoleDialog>
  );
};
