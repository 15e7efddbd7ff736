import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import { CardTypeForm } from './CardTypeForm';

export const CardTypeCreate = () => (
  <Create redirect="list">
    <CardTypeForm isNew />
  </Create>
);

export const CardTypeEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <CardTypeForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);
