import { DataTable, SelectInput } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { CountField, PointsField, TimeField } from '../../ui/fields';
import { MemberInput } from '../../ui/MemberInput';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { Kinds } from '../Kinds';
import { MemberNames } from '../MemberNames';
import { Score } from '../Score';

const STATES = ['new', 'in-case'].map((id) => ({ id, name: `resources.abuse-items.states.${id}` }));
const FILTERS = [
  <SelectInput key="state" source="state" choices={STATES} alwaysOn />,
  <MemberInput key="member_id" source="member_id" />,
];
const NEW = { state: 'new' };

/** Lists the suspected groups that no open case covers, highest score first. */
export const AbuseItemList = () => (
  <ResourceList filters={FILTERS} filterDefaultValues={NEW} sort={{ field: 'score', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} empty={<EmptyState />}>
      <DataTable.Col source="score">
        <RowLink>
          <Score />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="members" disableSort>
        <MemberNames />
      </DataTable.Col>
      <DataTable.Col source="evidence" disableSort>
        <Kinds />
      </DataTable.Col>
      <DataTable.NumberCol source="stake_points" field={PointsField} />
      <DataTable.NumberCol source="stake_cards" field={CountField} disableSort />
      <DataTable.NumberCol source="stake_bonus" field={PointsField} disableSort />
      <DataTable.Col source="since" field={TimeField} />
    </DataTable>
  </ResourceList>
);
