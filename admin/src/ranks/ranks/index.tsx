import MilitaryTechIcon from '@mui/icons-material/MilitaryTech';
import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import type { Noun } from '../../layout/sections';
import { EventTimeline } from '../../timeline/EventTimeline';
import { localName } from '../../ui/localName';
import { RankForm } from './RankForm';
import { RankList } from './RankList';
import { RankShow } from './RankShow';

const RankCreate = () => (
  <Create redirect="list">
    <RankForm isNew />
  </Create>
);

const RankEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" actions={false}>
    <RankForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);

export const ranks: Noun = {
  name: 'ranks',
  icon: MilitaryTechIcon,
  list: RankList,
  create: RankCreate,
  edit: RankEdit,
  show: RankShow,
  recordRepresentation: localName,
  options: { section: 'members' },
};
