import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { download } from './download';

interface DownloadButtonProps {
  /** The path in the operators' API, `shipments.csv?filter=…`, or a function that determines it at the press. */
  readonly path: string | (() => Promise<string>);
  readonly label?: string;
}

/** Saves a file of the operators' API, and shows that the download is running. */
export const DownloadButton = ({ path, label = 'ui.download' }: DownloadButtonProps) => {
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const save = () => {
    setBusy(true);
    Promise.resolve(typeof path === 'string' ? path : path())
      .then(download)
      .catch(({ message }: HttpError) => notify(message, { type: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={busy} onClick={save}>
      {translate(busy ? 'ui.downloading' : label)}
    </Button>
  );
};
