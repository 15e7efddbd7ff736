import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import { CountField, PointsField, YenField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { Thumb } from '../../ui/Thumb';
import { RARITIES } from './rarities';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="rarity" source="rarity" choices={RARITIES} alwaysOn />,
];

interface Pictured {
  readonly image_url: string;
}

export const CardList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'ASC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={['rarity']}>
      <DataTable.Col source="image_url" disableSort>
        <FunctionField render={({ image_url }: Pictured) => <Thumb src={image_url} />} />
      </DataTable.Col>
      <DataTable.Col source="id" />
      <DataTable.Col source="name" label="cards.name">
        <RowLink>
          <FunctionField render={pickLocalName} />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="model_number" />
      <DataTable.Col align="right" source="rarity" field={CountField} />
      <DataTable.Col source="rarity_label" disableSort />
      <DataTable.Col align="right" source="buy_point" field={PointsField} />
      <DataTable.Col align="right" source="cost_yen" field={YenField} />
    </DataTable>
  </ResourceList>
);
