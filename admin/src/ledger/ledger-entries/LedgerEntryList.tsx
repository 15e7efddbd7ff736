import { DataTable, FunctionField, NumberInput, SelectInput, TextInput } from 'react-admin';
import type { LedgerEntryListed } from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import { ACCOUNT_NAMES, KIND_NAMES } from '../../../../services/ledger/wire/ledger-names.shared.js';
import { TimeField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { MemberInput } from '../../ui/MemberInput';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';
import { DocumentLink } from '../DocumentLink';
import { useNames } from '../names';
import { FilterSums } from './FilterSums';

const choicesOf = (words: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `ledger.${words}.${id.replace(':', '_')}` }));

const UNITS = choicesOf('units', ['points', 'coins']);
const KINDS = choicesOf('kinds', Object.keys(KIND_NAMES));
/** The providers, each with an account of its own. */
const PROVIDERS = Object.keys(ACCOUNT_NAMES)
  .filter((name) => name.startsWith('provider_'))
  .map((name) => name.replace('_', ':'));
const ACCOUNTS = choicesOf('accounts', [
  'member:paid',
  'member:free',
  'member:coin',
  'member:owed',
  'sales',
  'promotion',
  'conversion',
  'breakage',
  'forfeiture',
  ...PROVIDERS,
  'suspense',
  'refunds',
  'fees',
]);

const FILTERS = [
  <TokyoTimeInput key="from" source="from" alwaysOn />,
  <TokyoTimeInput key="to" source="to" alwaysOn />,
  <SelectInput key="account" source="account" choices={ACCOUNTS} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn />,
  <SelectInput key="unit" source="unit" choices={UNITS} />,
  <MemberInput key="member_id" source="member_id" />,
  <TextInput key="document" source="document" />,
  <TextInput key="lot_id" source="lot_id" />,
  <TextInput key="operator_id" source="operator_id" />,
  <NumberInput key="amount_from" source="amount_from" min={0} />,
  <NumberInput key="amount_to" source="amount_to" min={0} />,
];

const HIDDEN = ['id', 'recorded_at', 'lot_id', 'unit'];

/** Lists the lines of the ledger, newest first, with the totals of the filter. */
export const LedgerEntryList = () => {
  const names = useNames();
  return (
    <ResourceList filters={FILTERS} sort={{ field: 'at', order: 'DESC' }} csv="ledger-entries.csv">
      <FilterSums />
      <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={HIDDEN}>
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="at">
          <RowLink>
            <TimeField source="at" />
          </RowLink>
        </DataTable.Col>
        <DataTable.Col source="recorded_at" field={TimeField} disableSort />
        <DataTable.Col source="account" disableSort>
          <FunctionField<LedgerEntryListed> render={({ account }) => names.account(account)} />
        </DataTable.Col>
        <DataTable.Col source="unit" disableSort>
          <FunctionField<LedgerEntryListed> render={({ unit }) => names.unit(unit)} />
        </DataTable.Col>
        <DataTable.Col align="right" source="amount">
          <FunctionField<LedgerEntryListed> render={({ unit, amount }) => names.signedAmount(unit)(amount)} />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort>
          <FunctionField<LedgerEntryListed> render={(entry) => <DocumentLink {...entry} />} />
        </DataTable.Col>
        <DataTable.Col source="member_id" disableSort>
          <MemberField source="member_id" />
        </DataTable.Col>
        <DataTable.Col source="lot_id" disableSort />
        <DataTable.Col source="memo" disableSort />
        <DataTable.Col source="actor" disableSort>
          <FunctionField<LedgerEntryListed> render={names.doer} />
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
};
