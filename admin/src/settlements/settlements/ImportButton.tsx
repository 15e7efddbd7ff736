import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../providers/useMay';

/** Links to the import of a settlement; renders nothing for a role without the permission. */
export const ImportButton = () => {
  const translate = useTranslate();
  if (!useMay()('settlements.import')) return null;
  return (
    <Button component={Link} to="/settlements/import" size="small" startIcon={<UploadFileIcon />}>
      {translate('settlements.file.title')}
    </Button>
  );
};
