import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

/** It has the icon of every list: what the console fetches at its start is at its budget. */
export const bankProfiles: ConsoleResource = {
  name: 'bank-profiles',
  list: lazyPage('bank-profiles', () => import('./BankProfileList'), 'BankProfileList'),
  create: lazyPage(['bank-profiles', 'deposits', 'timeline'], () => import('./BankProfilePages'), 'BankProfileCreate'),
  edit: lazyPage(['bank-profiles', 'deposits', 'timeline'], () => import('./BankProfilePages'), 'BankProfileEdit'),
  recordRepresentation: 'name',
  options: { section: 'payments' },
};
