import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Alert, Button, Card, CardContent, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TrackingReport } from '../../../../services/shipments/mark-shipped/import-tracking.contract.js';
import { useFormats } from '../../ui/useFormats';
import { LineTable } from './LineTable';
import { type FileState, useTrackingFile } from './useTrackingFile';

interface ReportProps {
  readonly report: TrackingReport;
  /** Its lines have been saved, and are not only about to be. */
  readonly isDone: boolean;
}

const Counts = ({ report, isDone }: ReportProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <Stack direction="row" spacing={4} useFlexGap component="dl" sx={{ flexWrap: 'wrap' }}>
      {(['ready', 'unchanged', 'refused'] as const).map((key) => (
        <div key={key}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {translate(`shipments.file.${key === 'ready' && isDone ? 'saved' : key}`)}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0 }} data-count={key}>
            {number(report[key])}
          </Typography>
        </div>
      ))}
    </Stack>
  );
};

const Mend = () => <Alert severity="warning">{useTranslate()('shipments.file.mend')}</Alert>;

const Report = ({ report, isDone }: ReportProps) => (
  <>
    <Counts report={report} isDone={isDone} />
    {report.refused > 0 && <Mend />}
    <LineTable title="shipments.file.problems" lines={report.problems} />
    <LineTable title="shipments.file.warnings" lines={report.warnings} />
  </>
);

interface ApplyProps {
  readonly report: TrackingReport;
  readonly onApply: (reason: string) => void;
}

const Apply = ({ report, onApply }: ApplyProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [reason, setReason] = useState(() => translate('shipments.file.usual_reason'));
  if (report.ready === 0) return <Alert severity="info">{translate('shipments.file.nothing')}</Alert>;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <TextField
        required
        label={translate('shipments.file.reason')}
        helperText={translate('commands.reason_help')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        sx={{ width: 420, maxWidth: '100%' }}
      />
      <Button variant="contained" disabled={reason.trim() === ''} onClick={() => onApply(reason)} sx={{ mt: 1 }}>
        {translate('shipments.file.apply', { count: number(report.ready), smart_count: report.ready })}
      </Button>
    </Stack>
  );
};

const Choose = ({ state, onFile }: { readonly state: FileState; readonly onFile: (file: File) => void }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file, mended, may be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        onClick={() => input.current?.click()}
        disabled={state.step === 'reading' || state.step === 'applying'}
      >
        {translate('shipments.file.choose')}
      </Button>
      <input ref={input} type="file" accept=".csv,text/csv" onChange={choose} hidden />
      {'file' in state && <Typography>{state.file.name}</Typography>}
    </Stack>
  );
};

const Progress = ({ done, of }: { readonly done: number; readonly of: number }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const words = translate('shipments.file.applying', { done: number(done), of: number(of) });
  return (
    <>
      <Typography role="status">{words}</Typography>
      <LinearProgress variant="determinate" value={of === 0 ? 0 : (done / of) * 100} aria-label={words} />
    </>
  );
};

/** Many numbers at once: choose a file, see what would become of each line, then save it. */
export const TrackingImport = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { state, look, apply } = useTrackingFile();
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={translate('shipments.file.title')} />
      <CardContent>
        <Stack spacing={2}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ justifyContent: 'space-between' }}>
            <Typography>{translate('shipments.file.help')}</Typography>
            <Button component={Link} to="/shipments" size="small" sx={{ flex: 'none' }}>
              {translate('shipments.entry.back')}
            </Button>
          </Stack>
          <Choose state={state} onFile={look} />
          {state.step === 'reading' && <LinearProgress aria-label={translate('shipments.file.reading')} />}
          {state.step === 'failed' && <Alert severity="error">{state.message}</Alert>}
          {state.step === 'applying' && <Progress {...state} />}
          {state.step === 'done' && (
            <Alert severity="success">
              {translate('shipments.file.done', {
                count: number(state.report.ready),
                smart_count: state.report.ready,
              })}
            </Alert>
          )}
          {state.step === 'seen' && <Apply report={state.report} onApply={(reason) => apply(state.file, reason)} />}
          {(state.step === 'seen' || state.step === 'done') && (
            <Report report={state.report} isDone={state.step === 'done'} />
          )}
        </Stack>
      </CardContent>
    </Card>
  );
};
