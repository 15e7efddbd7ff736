import { BooleanInput, DataTable, ReferenceInput, SelectInput } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { PointsField, StateField, TimeField, WordField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { MemberField } from '../../ui/MemberField';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { DIRECTIONS } from '../partner-sites/site';
import { STATE_COLOURS, STATES } from './transfer';

const FILTERS = [
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <BooleanInput key="silent" source="silent" alwaysOn />,
  <BooleanInput key="differs" source="differs" alwaysOn />,
  <ReferenceInput key="site" source="site_id" reference="partner-sites">
    <SelectInput optionText={pickLocalName} />
  </ReferenceInput>,
  <SelectInput key="direction" source="direction" choices={DIRECTIONS} />,
];
const HIDDEN = ['ended_at', 'compared_at'];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists members' transfers of points from and to partner sites. */
export const TransferList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'requested_at', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={HIDDEN} empty={<EmptyState />}>
      <DataTable.Col source="requested_at" sx={ONE_LINE}>
        <RowLink>
          <TimeField source="requested_at" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="status" sx={ONE_LINE}>
        <StateField source="status" words="partners.states" colours={STATE_COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="site_name" disableSort />
      <DataTable.Col source="direction" disableSort sx={ONE_LINE}>
        <WordField source="direction" words="partners.directions" />
      </DataTable.Col>
      <DataTable.Col align="right" source="points" field={PointsField} />
      <DataTable.Col source="member_id" disableSort>
        <MemberField source="member_id" />
      </DataTable.Col>
      <DataTable.Col source="site_says" disableSort>
        <WordField source="site_says" words="partners.says" />
      </DataTable.Col>
      <DataTable.Col source="ended_at" field={TimeField} sx={ONE_LINE} />
      <DataTable.Col source="compared_at" disableSort field={TimeField} sx={ONE_LINE} />
    </DataTable>
  </ResourceList>
);
