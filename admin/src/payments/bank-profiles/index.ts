import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const bankProfiles: Noun = {
  name: 'bank-profiles',
  icon: ViewColumnIcon,
  list: lazyPage('bank-profiles', () => import('./BankProfileList'), 'BankProfileList'),
  create: lazyPage(['bank-profiles', 'deposits', 'timeline'], () => import('./BankProfilePages'), 'BankProfileCreate'),
  edit: lazyPage(['bank-profiles', 'deposits', 'timeline'], () => import('./BankProfilePages'), 'BankProfileEdit'),
  recordRepresentation: 'name',
  options: { section: 'payments' },
};
