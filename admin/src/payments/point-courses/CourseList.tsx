import { DataTable, FunctionField, SelectInput } from 'react-admin';
import { CoinsField, CountField, PointsField, TimeField, YenField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { CourseState } from './CourseState';
import type { CourseResource } from './course';

const ON_SALE = [true, false].map((id) => ({ id, name: `point_courses.on_sale.${id}` }));
const WITHDRAWN = [false, true].map((id) => ({ id, name: `point_courses.withdrawn.${id}` }));
const FILTERS = [
  <SelectInput key="on_sale" source="on_sale" choices={ON_SALE} alwaysOn />,
  <SelectInput key="withdrawn" source="withdrawn" choices={WITHDRAWN} alwaysOn />,
];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists the courses for buying points, in the members' order. */
export const CourseList = () => (
  <ResourceList filters={FILTERS} filterDefaultValues={{ withdrawn: false }} sort={{ field: 'position', order: 'ASC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={['created']}>
      <DataTable.Col align="right" source="position" field={CountField} />
      <DataTable.Col align="right" source="price" sx={ONE_LINE}>
        <RowLink>
          <YenField source="price" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col align="right" source="point" field={PointsField} disableSort sx={ONE_LINE} />
      <DataTable.Col align="right" source="bonus_point" field={PointsField} disableSort sx={ONE_LINE} />
      <DataTable.Col align="right" source="bonus_coin" field={CoinsField} disableSort sx={ONE_LINE} />
      <DataTable.Col source="memo" label="point_courses.memo" disableSort>
        <FunctionField<CourseResource>
          render={({ memo, memo_en }) => pickLocalName({ name: memo, name_en: memo_en })}
        />
      </DataTable.Col>
      <DataTable.Col source="on_sale" field={CourseState} sx={ONE_LINE} />
      <DataTable.Col source="created" field={TimeField} />
    </DataTable>
  </ResourceList>
);
