import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { ImportPrizesDialog } from './ImportPrizesDialog';
import type { PackRecord } from './pack';

/** Imports the prizes of a draft from a CSV file. */
export const ImportPrizesButton = () => {
  const pack = useRecordContext<PackRecord>();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'packs', action: 'edit' });
  const translate = useTranslate();
  if (!pack || !canAccess) return null;
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<UploadFileIcon />} onClick={() => setOpen(true)}>
        {translate('packs.import.button')}
      </Button>
      {open && <ImportPrizesDialog pack={pack} onClose={() => setOpen(false)} />}
    </>
  );
};
