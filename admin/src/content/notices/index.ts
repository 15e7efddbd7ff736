import CampaignIcon from '@mui/icons-material/Campaign';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const notices: Noun = {
  name: 'notices',
  icon: CampaignIcon,
  list: lazyPage('content', () => import('./NoticeList'), 'NoticeList'),
  create: lazyPage(['content', 'timeline'], () => import('./NoticePages'), 'NoticeCreate'),
  edit: lazyPage(['content', 'timeline'], () => import('./NoticePages'), 'NoticeEdit'),
  recordRepresentation: ({ title_ja, title_en }) => localName({ name: title_ja, name_en: title_en }),
  options: { section: 'catalog' },
};
