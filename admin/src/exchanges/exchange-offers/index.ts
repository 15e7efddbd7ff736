import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const exchangeOffers: ConsoleResource = {
  name: 'exchange-offers',
  icon: SwapHorizIcon,
  list: lazyPage('exchanges', () => import('./OfferList'), 'OfferList'),
  create: lazyPage(['exchanges', 'timeline'], () => import('./OfferPages'), 'OfferCreate'),
  edit: lazyPage(['exchanges', 'timeline'], () => import('./OfferPages'), 'OfferEdit'),
  show: lazyPage(['exchanges', 'timeline'], () => import('./OfferShow'), 'OfferShow'),
  recordRepresentation: pickLocalName,
  options: { section: 'catalog' },
};
