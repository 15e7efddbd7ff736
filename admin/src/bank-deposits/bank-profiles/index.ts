import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

/** Reuses the icon of the lists, because the start of the console has no bytes left in its budget. */
export const bankProfiles: ConsoleResource = {
  name: 'bank-profiles',
  list: lazyPage('bank-profiles', () => import('./BankProfileList'), 'BankProfileList'),
  create: lazyPage(['bank-profiles', 'deposits', 'timeline'], () => import('./BankProfilePages'), 'BankProfileCreate'),
  edit: lazyPage(['bank-profiles', 'deposits', 'timeline'], () => import('./BankProfilePages'), 'BankProfileEdit'),
  recordRepresentation: 'name',
  options: { section: 'payments' },
};
