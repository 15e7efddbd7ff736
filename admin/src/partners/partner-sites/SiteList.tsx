import { DataTable, FunctionField, SelectInput } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { PointsField, StateField, TimeField, WordField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { OPEN_COLOURS, type SiteResource } from './site';

const OPEN = [true, false].map((id) => ({ id, name: `partners.open.${id}` }));
const FILTERS = [<SelectInput key="open" source="open" choices={OPEN} alwaysOn />];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists the partner sites with which members exchange points. */
export const SiteList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'created', order: 'ASC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} empty={<EmptyState />}>
      <DataTable.Col source="name" label="partners.name" sx={ONE_LINE}>
        <RowLink>
          <FunctionField<SiteResource> render={pickLocalName} />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="open" disableSort sx={ONE_LINE}>
        <StateField source="open" words="partners.open" colours={OPEN_COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="direction">
        <WordField source="direction" words="partners.directions" />
      </DataTable.Col>
      <DataTable.Col align="right" source="daily_limit" field={PointsField} />
      <DataTable.Col source="base_url" disableSort />
      <DataTable.Col source="created" field={TimeField} sx={ONE_LINE} />
    </DataTable>
  </ResourceList>
);
