import { DataTable, SelectInput, TextField, TextInput } from 'react-admin';
import { CountField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { ParkedMailState } from './ParkedMailState';

const STATES = ['parked', 'waiting', 'sent', 'discarded'].map((id) => ({
  id,
  name: `resources.parked-mails.states.${id}`,
}));
const FILTERS = [
  <SelectInput key="state" source="state" choices={STATES} alwaysOn />,
  <TextInput key="recipient" source="recipient" />,
];

/** Lists mails that could not be delivered. */
export const ParkedMailList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.NumberCol source="id" />
      <DataTable.Col source="recipient">
        <RowLink>
          <TextField source="recipient" emptyText="–" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="subject" disableSort />
      <DataTable.Col source="state" disableSort>
        <ParkedMailState />
      </DataTable.Col>
      <DataTable.NumberCol source="attempts" field={CountField} />
      <DataTable.Col source="parked_at" field={TimeField} />
    </DataTable>
  </ResourceList>
);
