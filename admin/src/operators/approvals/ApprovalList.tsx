import { DataTable, SelectInput, TextField } from 'react-admin';
import { TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { CommandField, SubjectField } from '../audit-trail/audit-fields';
import { ApprovalStateField, WorthField } from './approval-fields';

const STATES = ['waiting', 'approved', 'used', 'declined', 'expired', 'replaced'].map((id) => ({
  id,
  name: `resources.approvals.states.${id}`,
}));
const FILTERS = [<SelectInput key="state" source="state" choices={STATES} alwaysOn />];

/** Keeps names on one line, because wrapped letters are hard to read. The table scrolls. */
const onOneLine = () => ({ whiteSpace: 'nowrap' });

/** Lists commands that wait for a second operator, and those already decided. */
export const ApprovalList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.NumberCol source="id" />
      <DataTable.Col source="command" disableSort cellSx={onOneLine}>
        <RowLink>
          <CommandField source="command" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="subject_name" disableSort cellSx={onOneLine}>
        <SubjectField source="subject_name" />
      </DataTable.Col>
      <DataTable.Col source="worth" field={WorthField} cellSx={onOneLine} />
      <DataTable.Col source="asked_by_name" disableSort>
        <TextField source="asked_by_name" />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <ApprovalStateField source="state" />
      </DataTable.Col>
      <DataTable.Col source="asked_at" field={TimeField} />
      <DataTable.Col source="expires_at" field={TimeField} />
    </DataTable>
  </ResourceList>
);
