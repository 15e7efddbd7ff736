import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { getNowMs } from '../../browser/clock';
import { StateField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { useFormats } from '../../ui/useFormats';
import { Preflight } from './Preflight';
import type { PackRecord } from './pack';
import { STATE_COLOURS } from './states';

/** Renders the name and the state of the pack. */
export const PackState = () => {
  const pack = useRecordContext<PackRecord>();
  const translate = useTranslate();
  const { time, number } = useFormats();
  if (!pack) return null;
  const failed = pack.by_clock?.at(-1);
  const isComing = pack.status === 'published' && pack.start_at !== null && Date.parse(pack.start_at) > getNowMs();
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h5">
          {pickLocalName(pack)}
        </Typography>
        <StateField source="status" words="resources.packs.states" colours={STATE_COLOURS} />
        {pack.status !== 'draft' && (
          <Typography>
            {translate('packs.left_of', { left: number(pack.left), tickets: number(pack.tickets) })}
          </Typography>
        )}
      </Stack>
      {pack.publish_at && (
        <Alert severity="info">{translate('packs.publishes_at', { time: time(pack.publish_at) })}</Alert>
      )}
      {failed?.type === 'PackPublicationFailed' && pack.status === 'draft' && !pack.publish_at && (
        <Alert severity="warning">{translate('packs.publication_failed', { time: time(failed.at) })}</Alert>
      )}
      {isComing && <Alert severity="info">{translate('packs.comes_at', { time: time(pack.start_at) })}</Alert>}
      {pack.status === 'draft' && (
        <Preflight pack={pack} at={pack.publish_at ?? undefined} isPlanned={pack.publish_at !== null} />
      )}
    </Stack>
  );
};
