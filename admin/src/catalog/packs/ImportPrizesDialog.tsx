import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { type HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { PrizesPreview } from '../../../../services/catalog/revise-pack/import-prizes.contract.js';
import { PRIZE_HEADING, PRIZE_TEMPLATE } from '../../../../services/catalog/revise-pack/prize-heading.shared.js';
import { ConsoleDialog } from '../../ui/ConsoleDialog';
import { DownloadButton } from '../../ui/DownloadButton';
import { TemplateButton } from '../../ui/file-import/TemplateButton';
import { PrizePreviewTable } from './PrizePreviewTable';
import type { PackRecord } from './pack';
import { importPrizes, previewPrizes } from './prizeFile';

const TEMPLATE = { name: 'prizes', columns: PRIZE_TEMPLATE, heading: PRIZE_HEADING };

interface ImportPrizesDialogProps {
  readonly pack: PackRecord;
  readonly onClose: () => void;
}

interface Chosen {
  readonly file: File;
  readonly preview: PrizesPreview;
}

/** Imports a file of prizes after a preview, either completely or not at all. */
export const ImportPrizesDialog = ({ pack, onClose }: ImportPrizesDialogProps) => {
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal('');
    await work().catch(({ message }: HttpError) => setRefusal(message));
    setBusy(false);
  };
  const look = (file: File) =>
    attempt(async () => {
      setChosen(null);
      setChosen({ file, preview: await previewPrizes(pack, file) });
    });
  const take = ({ file }: Chosen) =>
    attempt(async () => {
      await importPrizes(pack, file, reason);
      notify('packs.import.done', { type: 'success' });
      refresh();
      onClose();
    });
  const isClean = chosen !== null && chosen.preview.count > 0 && chosen.preview.errors.length === 0;

  return (
    <ConsoleDialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('packs.import.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{translate('packs.import.explanation')}</Typography>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => chooser.current?.click()} disabled={busy}>
              {translate('packs.import.choose')}
            </Button>
            <input
              ref={chooser}
              type="file"
              accept=".csv,text/csv"
              hidden
              onChange={({ target }) => {
                const file = target.files?.[0];
                target.value = '';
                if (file) void look(file);
              }}
            />
            <TemplateButton template={TEMPLATE} />
            <DownloadButton path={`packs/${pack.id}/prizes.csv`} label="packs.import.current" />
          </Stack>
          {busy && <LinearProgress aria-label={translate('packs.import.reading')} />}
          {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
          {chosen && <PrizePreviewTable fileName={chosen.file.name} preview={chosen.preview} />}
          {isClean && (
            <TextField
              label={translate('commands.reason')}
              helperText={translate('commands.reason_help')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              required
              fullWidth
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isClean || reason.trim() === '' || busy}
          onClick={() => chosen && void take(chosen)}
        >
          {translate('packs.import.take')}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
};
