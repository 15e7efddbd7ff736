import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet';
import { CanAccess } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Noun } from '../../layout/sections';
import { EmptyState } from '../../ui/EmptyState';
import { SettlementImport } from './SettlementImport';
import { SettlementList } from './SettlementList';
import { SettlementShow } from './SettlementShow';
import type { SettlementResource } from './settlement';

export const settlements: Noun = {
  name: 'settlements',
  icon: AccountBalanceWalletIcon,
  list: SettlementList,
  show: SettlementShow,
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
