import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import { RankForm } from './RankForm';

export const RankCreate = () => (
  <Create redirect="list">
    <RankForm isNew />
  </Create>
);

export const RankEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" actions={false}>
    <RankForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);
