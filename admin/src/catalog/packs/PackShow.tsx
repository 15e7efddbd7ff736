import { Box } from '@mui/material';
import { useLocale, useRecordContext } from 'react-admin';
import { ResourceShow } from '../../ui/ResourceShow';
import { ExtraTable } from './ExtraTable';
import { EditDraftButton, PackCommands } from './PackCommands';
import { PackLooks } from './PackLooks';
import { PackState } from './PackState';
import { PackSums } from './PackSums';
import { PackTermsFacts } from './PackTermsFacts';
import { PackTimeline } from './PackTimeline';
import { PrizeTable } from './PrizeTable';
import { moneyOf, type PackRecord } from './pack';
import { rankNamesOf } from './rankNames';

const Sums = () => {
  const pack = useRecordContext<PackRecord>();
  const english = useLocale() === 'en';
  if (!pack?.arithmetic) return null;
  const rankNames = rankNamesOf(pack.prizes ?? [], english);
  return <PackSums sums={pack.arithmetic} currency={moneyOf(pack)} rankNames={rankNames} />;
};

/** Renders a pack: its fixed promises, its changeable parts, and its totals. */
export const PackShow = () => (
  <ResourceShow commands={<PackCommands />} edit={<EditDraftButton />} timeline={<PackTimeline />}>
    <PackState />
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }, gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <PackTermsFacts />
        <PackLooks />
      </Box>
      <Box>
        <Sums />
      </Box>
    </Box>
    <PrizeTable />
    <ExtraTable />
  </ResourceShow>
);
