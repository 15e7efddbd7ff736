import UploadIcon from '@mui/icons-material/Upload';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { type HttpError, useCanAccess, useNotify, useTranslate } from 'react-admin';
import type { PicturePurpose } from '../../../services/content/keep-picture/keep-picture.contract.js';
import { uploadPicture } from './pictures';

interface UploadButtonProps {
  readonly purpose: PicturePurpose;
  readonly multiple?: boolean;
  readonly onUploaded: (urls: readonly string[]) => void;
}

/** Uploads pictures from the operator's device. */
export const UploadButton = ({ purpose, multiple = false, onUploaded }: UploadButtonProps) => {
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'uploads', action: 'create' });
  const translate = useTranslate();
  const notify = useNotify();
  const upload = async (files: readonly File[]) => {
    setBusy(true);
    const urls: string[] = [];
    try {
      for (const file of files) urls.push(await uploadPicture(file, purpose));
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
    if (urls.length > 0) onUploaded(urls);
  };
  if (!canAccess) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<UploadIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => chooser.current?.click()}
      >
        {translate(busy ? 'ui.pictures.uploading' : 'ui.pictures.upload')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        multiple={multiple}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void upload(files);
        }}
      />
    </>
  );
};
