import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import { NewOfferForm, OfferForm } from './OfferForm';

export const OfferCreate = () => (
  <Create redirect="show">
    <NewOfferForm />
  </Create>
);

export const OfferEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" actions={false}>
    <OfferForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);
