import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet';
import { CanAccess } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { EmptyState } from '../../ui/EmptyState';
import type { SettlementResource } from './settlement';

const SettlementImport = lazyPage(['settlements', 'payments'], () => import('./SettlementImport'), 'SettlementImport');

export const settlements: ConsoleResource = {
  name: 'settlements',
  icon: AccountBalanceWalletIcon,
  list: lazyPage(['settlements', 'payments'], () => import('./SettlementList'), 'SettlementList'),
  show: lazyPage(['settlements', 'payments', 'timeline'], () => import('./SettlementShow'), 'SettlementShow'),
  recordRepresentation: ({ provider, day }: SettlementResource) => `${provider} ${day}`,
  options: { section: 'finance' },
  children: (
    <Route
      path="import"
      element={
        <CanAccess resource="settlements" action="import" accessDenied={<EmptyState words="http.403" />}>
          <SettlementImport />
        </CanAccess>
      }
    />
  ),
};
