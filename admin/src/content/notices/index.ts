import CampaignIcon from '@mui/icons-material/Campaign';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const notices: Noun = {
  name: 'notices',
  icon: CampaignIcon,
  list: lazyPage(() => import('./NoticeList'), 'NoticeList'),
  create: lazyPage(() => import('./NoticePages'), 'NoticeCreate'),
  edit: lazyPage(() => import('./NoticePages'), 'NoticeEdit'),
  recordRepresentation: ({ title_ja, title_en }) => localName({ name: title_ja, name_en: title_en }),
  options: { section: 'catalog' },
};
