import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import { NoticeForm } from './NoticeForm';

export const NoticeCreate = () => (
  <Create redirect="list">
    <NoticeForm isNew />
  </Create>
);

export const NoticeEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <NoticeForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);
