import { Stack } from '@mui/material';
import { EditButton, Labeled, Link, TextField, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../ui/Facts';
import { PointsField, StateField, TimeField, WordField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { OPEN_COLOURS, type SiteResource } from './site';

/** Links to the list of the site's transfers. */
const Transfers = () => {
  const site = useRecordContext<SiteResource>();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'partner-days', action: 'list' });
  if (!site) return null;
  const filter = encodeURIComponent(JSON.stringify({ site_id: site.id }));
  return (
    <Stack direction="row" spacing={2}>
      <Link to={`/partner-transfers?filter=${filter}`}>{translate('partners.to_transfers')}</Link>
      {canAccess && <Link to={`/partner-days?filter=${filter}`}>{translate('partners.to_days')}</Link>}
    </Stack>
  );
};

/** Renders a partner site without its secret. */
export const SiteShow = () => (
  <ResourceShow edit={<EditButton />}>
    <Stack direction="row">
      <StateField source="open" words="partners.open" colours={OPEN_COLOURS} />
    </Stack>
    <Facts>
      <Labeled source="name">
        <TextField source="name" />
      </Labeled>
      <Labeled source="name_en">
        <TextField source="name_en" emptyText="–" />
      </Labeled>
      <Labeled source="direction">
        <WordField source="direction" words="partners.directions" />
      </Labeled>
      <Labeled source="daily_limit">
        <PointsField source="daily_limit" />
      </Labeled>
      <Labeled source="base_url">
        <TextField source="base_url" />
      </Labeled>
      <Labeled source="key_id">
        <TextField source="key_id" />
      </Labeled>
      <Labeled source="created">
        <TimeField source="created" />
      </Labeled>
    </Facts>
    <Transfers />
  </ResourceShow>
);
