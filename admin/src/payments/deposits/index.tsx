import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { CanAccess } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Noun } from '../../layout/sections';
import { EmptyState } from '../../ui/EmptyState';
import { DepositImport } from './DepositImport';
import { DepositList } from './DepositList';
import { DepositShow } from './DepositShow';
import type { DepositResource } from './deposit';

export const deposits: Noun = {
  name: 'deposits',
  icon: AccountBalanceIcon,
  list: DepositList,
  show: DepositShow,
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
