import { DataTable, SearchInput, SelectInput, TextField } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { StateField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { STATE_COLOURS } from './contact';

const STATES = ['open', 'answered', 'closed'].map((id) => ({ id, name: `resources.contacts.states.${id}` }));
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
];

/** The default filter: contacts without a reply, oldest first. Other states can be chosen. */
const OPEN = { status: 'open' };
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists the messages that people sent to the shop. */
export const ContactList = () => (
  <ResourceList filters={FILTERS} filterDefaultValues={OPEN} sort={{ field: 'written_at', order: 'ASC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} empty={<EmptyState />}>
      <DataTable.Col source="number" sx={ONE_LINE}>
        <RowLink>
          <TextField source="number" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="written_at" field={TimeField} sx={ONE_LINE} />
      <DataTable.Col source="status" sx={ONE_LINE}>
        <StateField source="status" words="resources.contacts.states" colours={STATE_COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="subject" disableSort />
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="assigned_name" disableSort />
    </DataTable>
  </ResourceList>
);
