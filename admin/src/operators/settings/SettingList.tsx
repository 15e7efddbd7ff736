import { DataTable } from 'react-admin';
import { TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { SettingNameField, SettingValueField } from './setting-fields';

/** Lists the settings that owners may change while the shop runs. */
export const SettingList = () => (
  <ResourceList sort={{ field: 'id', order: 'ASC' }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="id" disableSort>
        <RowLink>
          <SettingNameField source="id" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="value" disableSort field={SettingValueField} />
      <DataTable.Col source="initial" disableSort field={SettingValueField} />
      <DataTable.Col source="changed_at" disableSort field={TimeField} />
      <DataTable.Col source="changed_by" disableSort />
    </DataTable>
  </ResourceList>
);
