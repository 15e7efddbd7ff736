import { DataTable, SelectInput } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { CoinsField, PointsField, TimeField, WordField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceList } from '../../ui/ResourceList';

const choicesOf = (words: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }));

const FILTERS = [
  <SelectInput
    key="erased"
    source="erased"
    choices={choicesOf('closed_accounts.erased', ['false', 'true'])}
    alwaysOn
  />,
  <SelectInput
    key="because"
    source="because"
    choices={choicesOf('closed_accounts.because', ['asked', 'unused'])}
    alwaysOn
  />,
];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists closed accounts, the value that lapsed, and the date on which the remaining personal data is erased. */
export const ClosedAccountList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'closed_at', order: 'DESC' }}>
    <DataTable rowClick={false} bulkActionButtons={false} empty={<EmptyState />}>
      <DataTable.Col source="closed_at" field={TimeField} sx={ONE_LINE} />
      <DataTable.Col source="id" disableSort>
        <MemberField source="id" />
      </DataTable.Col>
      <DataTable.Col source="because" disableSort>
        <WordField source="because" words="closed_accounts.because" />
      </DataTable.Col>
      <DataTable.Col align="right" source="points" field={PointsField} />
      <DataTable.Col align="right" source="coins" field={CoinsField} />
      <DataTable.Col source="next_erasure_at" disableSort field={TimeField} sx={ONE_LINE} />
      <DataTable.Col source="erased_at" field={TimeField} sx={ONE_LINE} />
    </DataTable>
  </ResourceList>
);
