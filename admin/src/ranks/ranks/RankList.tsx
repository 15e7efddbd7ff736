import { DataTable, FunctionField, SelectInput } from 'react-admin';
import { CoinsField, TimeField, YenField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { Thumb } from '../../ui/Thumb';
import type { RankResource } from './rank';

const WITHDRAWN = [false, true].map((id) => ({ id, name: `ranks.withdrawn.${id}` }));
const FILTERS = [<SelectInput key="withdrawn" source="withdrawn" choices={WITHDRAWN} alwaysOn />];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists the ranks from the lowest to the highest. */
export const RankList = () => (
  <ResourceList
    filters={FILTERS}
    filterDefaultValues={{ withdrawn: false }}
    sort={{ field: 'rank_max_price', order: 'ASC' }}
  >
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="image_url" disableSort>
        <FunctionField<RankResource>
          render={({ image_url }) => (image_url ? <Thumb src={image_url} width={40} height={40} /> : '–')}
        />
      </DataTable.Col>
      <DataTable.Col source="name" label="ranks.name" disableSort sx={ONE_LINE}>
        <RowLink>
          <FunctionField<RankResource> render={pickLocalName} />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col align="right" source="rank_max_price" field={YenField} sx={ONE_LINE} />
      <DataTable.Col align="right" source="rank_coin" field={CoinsField} sx={ONE_LINE} />
      <DataTable.Col source="created" field={TimeField} />
    </DataTable>
  </ResourceList>
);
