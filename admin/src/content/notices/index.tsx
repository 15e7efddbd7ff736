import CampaignIcon from '@mui/icons-material/Campaign';
import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import type { Noun } from '../../layout/sections';
import { EventTimeline } from '../../timeline/EventTimeline';
import { localName } from '../../ui/localName';
import { NoticeForm } from './NoticeForm';
import { NoticeList } from './NoticeList';

const NoticeCreate = () => (
  <Create redirect="list">
    <NoticeForm isNew />
  </Create>
);

const NoticeEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <NoticeForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);

export const notices: Noun = {
  name: 'notices',
  icon: CampaignIcon,
  list: NoticeList,
  create: NoticeCreate,
  edit: NoticeEdit,
  recordRepresentation: ({ title_ja, title_en }) => localName({ name: title_ja, name_en: title_en }),
  options: { section: 'catalog' },
};
