import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { copyOf, type PackRecord } from './pack';

/** Creates a draft with the contents of this pack. */
export const CopyPackButton = () => {
  const pack = useRecordContext<PackRecord>();
  const { canAccess } = useCanAccess({ resource: 'packs', action: 'create' });
  const translate = useTranslate();
  if (!pack || !canAccess) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<ContentCopyIcon />}
      component={Link}
      to="/packs/create"
      state={{ record: copyOf(pack) }}
    >
      {translate('packs.copy')}
    </Button>
  );
};
