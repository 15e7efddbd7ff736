import { DataTable, SelectInput, TextInput } from 'react-admin';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { READER_CHOICES, ReaderField } from '../ReaderField';

const STATES = ['open', 'taken', 'discarded'].map((id) => ({ id, name: `resources.dead-letters.states.${id}` }));
const FILTERS = [
  <SelectInput key="state" source="state" choices={STATES} alwaysOn />,
  <SelectInput key="reader" source="reader" choices={READER_CHOICES} />,
  <TextInput key="type" source="type" />,
  <TextInput key="partition_key" source="partition_key" />,
];

/** Lists events that consumers of the log failed to process. */
export const DeadLetterList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.NumberCol source="id" />
      <DataTable.Col source="reader">
        <RowLink>
          <ReaderField source="reader" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="type" />
      <DataTable.Col source="partition_key" />
      <DataTable.Col source="state">
        <StateField
          source="state"
          words="resources.dead-letters.states"
          colours={{ open: 'warning', taken: 'success' }}
        />
      </DataTable.Col>
      <DataTable.NumberCol source="behind" field={CountField} disableSort />
      <DataTable.NumberCol source="attempts" field={CountField} />
      <DataTable.Col source="parked_at" field={TimeField} />
    </DataTable>
  </ResourceList>
);
