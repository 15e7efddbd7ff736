import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import type { Noun } from '../../layout/sections';
import { EventTimeline } from '../../timeline/EventTimeline';
import { localName } from '../../ui/localName';
import { NewOfferForm, OfferForm } from './OfferForm';
import { OfferList } from './OfferList';
import { OfferShow } from './OfferShow';

const OfferCreate = () => (
  <Create redirect="show">
    <NewOfferForm />
  </Create>
);

const OfferEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" actions={false}>
    <OfferForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);

export const exchangeOffers: Noun = {
  name: 'exchange-offers',
  icon: SwapHorizIcon,
  list: OfferList,
  create: OfferCreate,
  edit: OfferEdit,
  show: OfferShow,
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
