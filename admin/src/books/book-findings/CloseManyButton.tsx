import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState } from 'react';
import {
  Form,
  HttpError,
  required,
  TextInput,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { BookFinding } from '../../../../services/books/wire/book-finding.contract.js';
import { ReasonCodeInput } from '../../commands/ReasonCodeInput';
import { useKeys } from '../../commands/useKeys';
import type { ConsoleData } from '../../providers/dataProvider';
import { ConsoleDialog } from '../../ui/ConsoleDialog';
import { Explained } from '../../ui/Explained';
import { GoToFirstError } from '../../ui/GoToFirstError';

const RESOURCE = 'book-findings';
const NEEDED = required();

/** The outcome of closing the ticked findings. */
interface Outcome {
  readonly closed: readonly string[];
  /** The reasons why other findings stayed open, each once. */
  readonly refusals: readonly string[];
}

const refusalOf = (error: unknown): string => {
  if (!(error instanceof HttpError) || !error.body?.errors) throw error;
  const [message] = Object.values(error.body.errors as Record<string, string | string[]>).flat();
  return message ?? error.message;
};

/** Closes findings one after another with the same reason, each by a command of its own. */
const useCloseMany = () => {
  const data = useDataProvider<ConsoleData>();
  const once = useKeys();
  return async (ids: readonly string[], because: object, onClosed: (done: number) => void): Promise<Outcome> => {
    const closed: string[] = [];
    const refusals = new Set<string>();
    for (const id of ids) {
      try {
        await once(id, (key) => data.command(RESOURCE, id, 'close', because, key));
        closed.push(id);
      } catch (error) {
        refusals.add(refusalOf(error));
      }
      onClosed(closed.length);
    }
    return { closed, refusals: [...refusals] };
  };
};

const CloseManyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { selectedIds, onUnselectItems, onSelect } = useListContext<BookFinding>();
  const [ids, setIds] = useState<readonly string[]>(selectedIds);
  const closeMany = useCloseMany();
  const refresh = useRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  const titleId = useId();
  const [done, setDone] = useState<number | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const busy = done !== null;

  const submit = async ({ reason, reason_code }: Record<string, unknown>) => {
    setDone(0);
    setRefusals([]);
    try {
      const because = { reason, ...(reason_code ? { reason_code } : {}) };
      const outcome = await closeMany(ids, because, setDone);
      const left = ids.filter((id) => !outcome.closed.includes(id));
      if (left.length === 0) onUnselectItems();
      else {
        onSelect([...left]);
        setIds(left);
      }
      if (outcome.closed.length > 0)
        notify('books.close_many.done', {
          type: 'success',
          messageArgs: { count: outcome.closed.length, smart_count: outcome.closed.length },
        });
      setRefusals(outcome.refusals);
      if (outcome.refusals.length === 0) onClose();
    } catch (error) {
      setRefusals([(error as Error).message]);
    } finally {
      setDone(null);
      refresh();
    }
  };

  return (
    <ConsoleDialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {translate('books.close_many.title', { count: ids.length, smart_count: ids.length })}
      </DialogTitle>
      <Form record={{}} onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogContent>
          <Stack spacing={2}>
            <Explained words="books.explain_close" />
            {refusals.map((refusal) => (
              <Alert key={refusal} severity="warning">
                {refusal}
              </Alert>
            ))}
            <ReasonCodeInput resource={RESOURCE} command="close" />
            <TextInput
              source="reason"
              label="commands.reason"
              helperText="commands.reason_help"
              validate={NEEDED}
              multiline
              minRows={2}
              fullWidth
              autoFocus
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <GoToFirstError />
          <Button onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy} aria-live="polite">
            {busy ? translate('books.close_many.progress', { done, of: ids.length }) : translate('commands.run')}
          </Button>
        </DialogActions>
      </Form>
    </ConsoleDialog>
  );
};

/** Closes the ticked findings with one reason; renders nothing for a role without the permission. */
export const CloseManyButton = () => {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: RESOURCE, action: 'close' });
  if (!canAccess) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate(`resources.${RESOURCE}.commands.close`)}
      </Button>
      {open && <CloseManyDialog onClose={() => setOpen(false)} />}
    </>
  );
};
