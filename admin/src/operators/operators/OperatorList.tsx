import { BooleanField, DataTable, SelectInput, TextField, TextInput } from 'react-admin';
import { StateField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { ROLES } from './roles';

const STATUSES = ['active', 'disabled'].map((id) => ({ id, name: `resources.operators.statuses.${id}` }));
const FILTERS = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="role" source="role" choices={ROLES} />,
  <SelectInput key="status" source="status" choices={STATUSES} />,
];

/** Lists the operators of the shop. */
export const OperatorList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'created_at', order: 'ASC' }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="name">
        <RowLink>
          <TextField source="name" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="mail" />
      <DataTable.Col source="role">
        <StateField source="role" words="resources.operators.roles" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <StateField source="status" words="resources.operators.statuses" colours={{ active: 'success' }} />
      </DataTable.Col>
      <DataTable.Col source="has_otp" disableSort field={BooleanField} />
      <DataTable.Col source="otp_required" disableSort field={BooleanField} />
      <DataTable.Col source="last_sign_in_at" field={TimeField} />
    </DataTable>
  </ResourceList>
);
