import { DataTable, FunctionField, TextField, useCanAccess, useTranslate } from 'react-admin';
import { STATEMENT_COLUMNS } from '../../../../services/platform/payments/bank/statement-columns.shared.js';
import { TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import type { BankProfileResource } from './bank-profile';

/** Lists the columns with their headings, in one line. */
const Columns = ({ profile }: { readonly profile: BankProfileResource }) => {
  const translate = useTranslate();
  const chosen = STATEMENT_COLUMNS.filter((column) => profile[column] !== '');
  return (
    <>
      {chosen
        .map((column) => `${translate(`resources.bank-profiles.fields.${column}`)}: ${profile[column]}`)
        .join(translate('bank_profiles.separator'))}
    </>
  );
};

/** Lists the layouts of bank files that operators have described. Roles without the permission to edit can read them. */
export const BankProfileList = () => {
  const { canAccess: canEdit } = useCanAccess({ resource: 'bank-profiles', action: 'edit' });
  const name = <TextField source="name" />;
  return (
    <ResourceList filter={{ removed: 'false' }} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable rowClick={canEdit ? 'edit' : false} bulkActionButtons={false}>
        <DataTable.Col source="name">{canEdit ? <RowLink page="edit">{name}</RowLink> : name}</DataTable.Col>
        <DataTable.Col source="columns" disableSort>
          <FunctionField<BankProfileResource> render={(profile) => <Columns profile={profile} />} />
        </DataTable.Col>
        <DataTable.Col source="created" field={TimeField} />
      </DataTable>
    </ResourceList>
  );
};
