import { DataTable, SelectInput } from 'react-admin';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { ReaderField } from '../ReaderField';

const KINDS = ['projection', 'policy', 'engine'].map((id) => ({ id, name: `resources.projections.kinds.${id}` }));
const FILTERS = [<SelectInput key="kind" source="kind" choices={KINDS} alwaysOn />];
const LOOKS_AGAIN_MS = 5000;

/** Lists the consumers of the log with their lag. */
export const ProjectionList = () => (
  <ResourceList
    filters={FILTERS}
    sort={{ field: 'name', order: 'ASC' }}
    queryOptions={{ refetchInterval: LOOKS_AGAIN_MS }}
  >
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="name">
        <RowLink>
          <ReaderField source="name" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="kind">
        <StateField source="kind" words="resources.projections.kinds" />
      </DataTable.Col>
      <DataTable.NumberCol source="lag_events" field={CountField} />
      <DataTable.NumberCol source="lag_seconds" field={CountField} />
      <DataTable.NumberCol source="parked_keys" field={CountField} />
      <DataTable.Col source="updated_at" field={TimeField} />
    </DataTable>
  </ResourceList>
);
