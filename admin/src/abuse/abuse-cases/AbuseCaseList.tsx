import { DataTable, SelectInput, TextField } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { StateField, TimeField } from '../../ui/fields';
import { MemberInput } from '../../ui/MemberInput';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { MemberNames } from '../MemberNames';
import { Score } from '../Score';
import { STATE_COLOURS } from './colours';

const STATES = Object.keys(STATE_COLOURS).map((id) => ({ id, name: `resources.abuse-cases.states.${id}` }));
const FILTERS = [
  <SelectInput key="state" source="state" choices={STATES} alwaysOn />,
  <MemberInput key="member_id" source="member_id" />,
];

/** Lists all cases, newest first. */
export const AbuseCaseList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} empty={<EmptyState />}>
      <DataTable.Col source="id">
        <RowLink>
          <TextField source="id" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <StateField source="state" words="resources.abuse-cases.states" colours={STATE_COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="members" disableSort>
        <MemberNames />
      </DataTable.Col>
      <DataTable.Col source="score">
        <Score />
      </DataTable.Col>
      <DataTable.Col source="assigned_name" disableSort />
      <DataTable.Col source="opened_at" field={TimeField} />
      <DataTable.Col source="closed_at" field={TimeField} disableSort />
    </DataTable>
  </ResourceList>
);
