import CategoryIcon from '@mui/icons-material/Category';
import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import type { Noun } from '../../layout/sections';
import { EventTimeline } from '../../timeline/EventTimeline';
import { localName } from '../../ui/localName';
import { CardTypeForm } from './CardTypeForm';
import { CardTypeList } from './CardTypeList';

const CardTypeCreate = () => (
  <Create redirect="list">
    <CardTypeForm isNew />
  </Create>
);

const CardTypeEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <CardTypeForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);

export const cardTypes: Noun = {
  name: 'card-types',
  icon: CategoryIcon,
  list: CardTypeList,
  create: CardTypeCreate,
  edit: CardTypeEdit,
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
