import { DataTable, ReferenceInput, SelectInput } from 'react-admin';
import { DayField } from '../../ui/DayField';
import { EmptyState } from '../../ui/EmptyState';
import { CountField, PointsField, StateField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RESULT_COLOURS, RESULTS } from './day';

const FILTERS = [
  <SelectInput key="result" source="result" choices={RESULTS} alwaysOn />,
  <ReferenceInput key="site" source="site_id" reference="partner-sites" alwaysOn>
    <SelectInput optionText={pickLocalName} />
  </ReferenceInput>,
];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists the days of each partner site, compared with the site's report of the next morning. */
export const PartnerDayList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'day', order: 'DESC' }}>
    <DataTable rowClick={false} bulkActionButtons={false} empty={<EmptyState />}>
      <DataTable.Col source="day" field={DayField} sx={ONE_LINE} />
      <DataTable.Col source="site_name" disableSort />
      <DataTable.Col source="result" disableSort sx={ONE_LINE}>
        <StateField source="result" words="partners.results" colours={RESULT_COLOURS} />
      </DataTable.Col>
      <DataTable.Col align="right" source="points_in" field={PointsField} />
      <DataTable.Col align="right" source="points_out" field={PointsField} />
      <DataTable.Col align="right" source="transfers" field={CountField} />
      <DataTable.Col align="right" source="failed" disableSort field={CountField} />
      <DataTable.Col align="right" source="under_way" disableSort field={CountField} />
      <DataTable.Col align="right" source="compared" disableSort field={CountField} />
      <DataTable.Col align="right" source="differing" disableSort field={CountField} />
    </DataTable>
  </ResourceList>
);
