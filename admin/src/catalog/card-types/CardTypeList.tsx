import { DataTable, FunctionField, type RaRecord, TextField, useTranslate } from 'react-admin';
import { CountField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';

/** Renders the kind of a type. Numbers 1 to 19 are games; the others are tabs of the shop. */
const Kind = () => {
  const translate = useTranslate();
  return (
    <FunctionField
      render={({ id }: RaRecord) =>
        translate(`card_types.${Number(id) >= 1 && Number(id) <= 19 ? 'game' : `special.${id}`}`)
      }
    />
  );
};

export const CardTypeList = () => (
  <ResourceList sort={{ field: 'position', order: 'ASC' }}>
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="id" />
      <DataTable.Col source="name">
        <RowLink page="edit">
          <TextField source="name" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="name_en" />
      <DataTable.Col align="right" source="position" field={CountField} />
      <DataTable.Col source="kind" disableSort>
        <Kind />
      </DataTable.Col>
    </DataTable>
  </ResourceList>
);
