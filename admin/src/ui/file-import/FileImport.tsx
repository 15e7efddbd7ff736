import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Alert, Button, Card, CardContent, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '../useFormats';
import { type Template, TemplateButton } from './TemplateButton';
import { type ChosenFile, type FileState, useFileImport } from './useFileImport';

/** A file that the shop refused, with all its error messages by field. */
export type RefusedFile = Pick<Extract<FileState<object>, { step: 'failed' }>, 'errors'> & {
  readonly file: ChosenFile;
};

interface FileImportProps<Report extends object> {
  /** The path in the operators' API, `shipments/tracking.csv`. */
  readonly path: string;
  /** The branch of its messages, `shipments.file`. */
  readonly words: string;
  readonly back: { readonly to: string; readonly words: string };
  /** Returns the number of importable lines of a preview; with 0 no import is offered. */
  readonly countOf: (report: Report) => number;
  /** Returns true if the file cannot be imported at all. Its report says why. */
  readonly isRefused?: (report: Report) => boolean;
  /** Query parameters of the upload; null while one is missing and no file can be chosen. */
  readonly query?: Readonly<Record<string, string>> | null;
  /** Inputs for those parameters. */
  readonly fields?: ReactNode;
  /** The accepted file types. */
  readonly accept?: string;
  /** An empty file for the operator to fill in. */
  readonly template?: Template;
  /** Renders the operator's next step for a refused file. `again` checks the file once more. */
  readonly mend?: (refused: RefusedFile, again: () => void) => ReactNode;
  readonly children: (report: Report, isDone: boolean) => ReactNode;
}

interface ApplyProps {
  readonly words: string;
  readonly count: number;
  readonly onApply: (reason: string) => void;
}

const Apply = ({ words, count, onApply }: ApplyProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [reason, setReason] = useState(() => translate(`${words}.usual_reason`));
  if (count === 0) return <Alert severity="info">{translate(`${words}.nothing`)}</Alert>;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <TextField
        required
        label={translate('ui.file.reason')}
        helperText={translate('commands.reason_help')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        sx={{ width: 420, maxWidth: '100%' }}
      />
      <Button variant="contained" disabled={reason.trim() === ''} onClick={() => onApply(reason)} sx={{ mt: 1 }}>
        {translate(`${words}.apply`, { count: number(count), smart_count: count })}
      </Button>
    </Stack>
  );
};

interface ChooseProps {
  readonly state: FileState<object>;
  readonly isReady: boolean;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

const Choose = ({ state, isReady, accept, onFile }: ChooseProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The browser fires no change event for the same file unless the value is cleared.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        onClick={() => input.current?.click()}
        disabled={!isReady || state.step === 'reading' || state.step === 'applying'}
      >
        {translate('ui.file.choose')}
      </Button>
      <input ref={input} type="file" accept={accept} onChange={choose} hidden />
      {'file' in state && state.file && <Typography sx={{ overflowWrap: 'anywhere' }}>{state.file.name}</Typography>}
    </Stack>
  );
};

interface ProgressProps {
  readonly words: string;
  readonly done: number;
  readonly of: number;
}

const Progress = ({ words, done, of }: ProgressProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const progress = translate(`${words}.applying`, { done: number(done), of: number(of) });
  return (
    <>
      <Typography role="status">{progress}</Typography>
      <LinearProgress variant="determinate" value={of === 0 ? 0 : (done / of) * 100} aria-label={progress} />
    </>
  );
};

const Failed = ({ messages }: { readonly messages: readonly string[] }) => (
  <Alert severity="error">
    {messages.map((message) => (
      <Typography key={message} variant="body2">
        {message}
      </Typography>
    ))}
  </Alert>
);

/** Returns true if the preview belongs to the current parameters. Other parameters invalidate it. */
const isAbout = (query: object | null, file: ChosenFile): boolean =>
  JSON.stringify(query) === JSON.stringify(file.query);

/** Imports a file: choose it, preview it, then import it in batches. */
export const FileImport = <Report extends object>({
  path,
  words,
  back,
  countOf,
  isRefused,
  query = {},
  fields,
  accept = '.csv,text/csv',
  template,
  mend,
  children,
}: FileImportProps<Report>) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { state, look, lookAgain, apply } = useFileImport<Report>(path, `${words}.lost`);
  const seen = state.step === 'seen' && isAbout(query, state.file) ? state : null;
  const done = state.step === 'done' ? state : null;
  const failed = state.step === 'failed' ? state : null;
  const count = done ? countOf(done.report) : 0;
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={translate(`${words}.title`)} />
      <CardContent>
        <Stack spacing={2}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ justifyContent: 'space-between' }}>
            <Typography>{translate(`${words}.help`)}</Typography>
            <Button component={Link} to={back.to} size="small" sx={{ flex: 'none' }}>
              {translate(back.words)}
            </Button>
          </Stack>
          {fields}
          <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Choose state={state} isReady={query !== null} accept={accept} onFile={(file) => look(file, query ?? {})} />
            {template && <TemplateButton template={template} />}
          </Stack>
          {state.step === 'reading' && <LinearProgress aria-label={translate('ui.file.reading')} />}
          {failed && <Failed messages={failed.messages} />}
          {failed?.file && mend?.({ file: failed.file, errors: failed.errors }, () => lookAgain(failed.file!))}
          {state.step === 'applying' && <Progress words={words} {...state} />}
          {done && (
            <Alert severity="success">{translate(`${words}.done`, { count: number(count), smart_count: count })}</Alert>
          )}
          {seen && !isRefused?.(seen.report) && (
            <Apply words={words} count={countOf(seen.report)} onApply={(reason) => apply(seen.file, reason)} />
          )}
          {(seen ?? done) && children((seen ?? done)!.report, done !== null)}
        </Stack>
      </CardContent>
    </Card>
  );
};
