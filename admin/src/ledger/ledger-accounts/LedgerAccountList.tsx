import { DataTable, FunctionField } from 'react-admin';
import type { LedgerAccount } from '../../../../services/ledger/ledger-accounts/ledger-accounts.contract.js';
import { CountField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { useNames } from '../names';
import { AMOUNTS } from './account';
import { MemberSearch } from './MemberSearch';

/** Lists the accounts of the shop and the totals of all members, with a search for one member. */
export const LedgerAccountList = () => {
  const names = useNames();
  return (
    <>
      <MemberSearch />
      <ResourceList sort={{ field: 'id', order: 'DESC' }} pagination={false} perPage={1000}>
        <DataTable rowClick="show" bulkActionButtons={false}>
          <DataTable.Col source="account" disableSort>
            <RowLink>
              <FunctionField<LedgerAccount> render={({ account }) => names.account(account)} />
            </RowLink>
          </DataTable.Col>
          <DataTable.Col source="unit" disableSort>
            <FunctionField<LedgerAccount> render={({ unit }) => names.unit(unit)} />
          </DataTable.Col>
          {AMOUNTS.map((amount) => (
            <DataTable.Col align="right" key={amount} source={amount} disableSort>
              <FunctionField<LedgerAccount>
                render={(account) =>
                  (amount === 'balance' ? names.signedAmount : names.amount)(account.unit)(account[amount])
                }
              />
            </DataTable.Col>
          ))}
          <DataTable.Col align="right" source="lines" field={CountField} disableSort />
        </DataTable>
      </ResourceList>
    </>
  );
};
