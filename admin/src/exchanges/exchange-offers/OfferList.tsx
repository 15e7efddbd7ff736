import { DataTable, FunctionField, SelectInput } from 'react-admin';
import { CountField, PointsField, TimeField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { Thumb } from '../../ui/Thumb';
import type { OfferResource } from './offer';

const WITHDRAWN = [false, true].map((id) => ({ id, name: `exchanges.withdrawn.${id}` }));
const FILTERS = [<SelectInput key="withdrawn" source="withdrawn" choices={WITHDRAWN} alwaysOn />];

/** Lists the offers for which members exchange cards, newest first. */
export const OfferList = () => (
  <ResourceList filters={FILTERS} filterDefaultValues={{ withdrawn: false }} sort={{ field: 'created', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="image_url" disableSort>
        <FunctionField<OfferResource>
          render={({ image_url }) => (image_url ? <Thumb src={image_url} width={28} height={40} /> : '–')}
        />
      </DataTable.Col>
      <DataTable.Col source="name" label="exchanges.name" disableSort>
        <RowLink>
          <FunctionField<OfferResource> render={pickLocalName} />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col align="right" source="price_point" field={PointsField} />
      <DataTable.Col align="right" source="stock" field={CountField} />
      <DataTable.Col align="right" source="taken" field={CountField} />
      <DataTable.Col source="created" field={TimeField} />
    </DataTable>
  </ResourceList>
);
