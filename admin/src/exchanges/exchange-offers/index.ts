import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const exchangeOffers: Noun = {
  name: 'exchange-offers',
  icon: SwapHorizIcon,
  list: lazyPage(() => import('./OfferList'), 'OfferList'),
  create: lazyPage(() => import('./OfferPages'), 'OfferCreate'),
  edit: lazyPage(() => import('./OfferPages'), 'OfferEdit'),
  show: lazyPage(() => import('./OfferShow'), 'OfferShow'),
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
