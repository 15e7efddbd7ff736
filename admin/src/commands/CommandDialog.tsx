import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { Form, type RaRecord, required, TextInput, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { GoToFirstError } from '../ui/GoToFirstError';
import type { CommandButtonProps } from './CommandButton';
import { type FieldErrors, useCommand } from './useCommand';

interface CommandDialogProps extends CommandButtonProps {
  readonly resource: string;
  readonly record: RaRecord;
  readonly title: string;
  readonly onClose: () => void;
}

/** What has no field of its own to stand beside: the version, the state of the thing. */
const errorsWithoutField = (errors: FieldErrors, shown: HTMLElement | null): string[] =>
  Object.entries(errors)
    .filter(([field]) => !shown?.querySelector(`[name="${CSS.escape(field)}"]`))
    .map(([, message]) => message);

/** Of one dialog: to press its button again after a lost answer does nothing twice. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');

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
  const [key] = useState(newKey);
  const run = useCommand(resource, command, key);
  const titleId = useId();
  const contentId = useId();
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const submit = async (values: Record<string, unknown>) => {
    const version = record.version === undefined ? {} : { version: record.version };
    const errors = await run(record.id, {
      ...version,
      ...(transform ? transform(values) : values),
      reason: values.reason,
    });
    setRefusals(errors ? errorsWithoutField(errors, document.getElementById(contentId)) : []);
    if (errors) return errors;
    notify('commands.done', { type: 'success', messageArgs: { command: title } });
    onClose();
    onDone?.();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {/* What is wrong is told beside its field, in the console's language and not in the browser's. */}
      <Form record={{}} defaultValues={defaults} onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogContent id={contentId}>
          <Stack spacing={1}>
            {explanation}
            {refusals.map((refusal) => (
              <Alert key={refusal} severity="error">
                {refusal}
              </Alert>
            ))}
            {fields}
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
    </Dialog>
  );
};
