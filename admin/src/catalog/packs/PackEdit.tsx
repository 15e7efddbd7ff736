import { Alert, Link } from '@mui/material';
import { Edit, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PackForm, SUMS_STAY } from './PackForm';
import { draftOf, type PackRecord } from './pack';

/** Renders the form for a draft that is not scheduled for publication; other packs cannot be edited. */
const DraftForm = () => {
  const pack = useRecordContext<PackRecord>();
  const translate = useTranslate();
  if (!pack) return null;
  if (pack.status === 'draft' && pack.publish_at === null) return <PackForm />;
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {translate(pack.status === 'draft' ? 'packs.frozen.planned' : 'packs.frozen.published')}{' '}
      <Link component={RouterLink} to={`/packs/${pack.id}/show`}>
        {translate('packs.frozen.look')}
      </Link>
    </Alert>
  );
};

export const PackEdit = () => (
  <Edit transform={draftOf} mutationMode="pessimistic" redirect="show" actions={false} sx={SUMS_STAY}>
    <DraftForm />
  </Edit>
);
