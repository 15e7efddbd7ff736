import CampaignIcon from '@mui/icons-material/Campaign';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const notices: ConsoleResource = {
  name: 'notices',
  icon: CampaignIcon,
  list: lazyPage('content', () => import('./NoticeList'), 'NoticeList'),
  create: lazyPage(['content', 'timeline'], () => import('./NoticePages'), 'NoticeCreate'),
  edit: lazyPage(['content', 'timeline'], () => import('./NoticePages'), 'NoticeEdit'),
  recordRepresentation: ({ title_ja, title_en }) => pickLocalName({ name: title_ja, name_en: title_en }),
  options: { section: 'catalog' },
};
