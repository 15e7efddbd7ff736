import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const exchangeOffers: Noun = {
  name: 'exchange-offers',
  icon: SwapHorizIcon,
  list: lazyPage('exchanges', () => import('./OfferList'), 'OfferList'),
  create: lazyPage(['exchanges', 'timeline'], () => import('./OfferPages'), 'OfferCreate'),
  edit: lazyPage(['exchanges', 'timeline'], () => import('./OfferPages'), 'OfferEdit'),
  show: lazyPage(['exchanges', 'timeline'], () => import('./OfferShow'), 'OfferShow'),
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
