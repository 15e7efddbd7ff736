import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { CanAccess } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { EmptyState } from '../../ui/EmptyState';
import type { DepositResource } from './deposit';

const DepositImport = lazyPage(
  ['deposits', 'payments', 'bank-profiles'],
  () => import('./DepositImport'),
  'DepositImport',
);

export const deposits: ConsoleResource = {
  name: 'deposits',
  icon: AccountBalanceIcon,
  list: lazyPage('deposits', () => import('./DepositList'), 'DepositList'),
  show: lazyPage(['deposits', 'payments', 'timeline'], () => import('./DepositShow'), 'DepositShow'),
  recordRepresentation: ({ yen, booked_on }: DepositResource) => `${booked_on} · ¥${yen.toLocaleString('en')}`,
  options: { section: 'payments' },
  children: (
    <Route
      path="import"
      element={
        <CanAccess resource="deposits" action="import" accessDenied={<EmptyState words="http.403" />}>
          <DepositImport />
        </CanAccess>
      }
    />
  ),
};
