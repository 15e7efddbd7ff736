import { DataTable, FunctionField, SelectInput, TextInput } from 'react-admin';
import { CountField, PointsField, StateField, TimeField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { MemberInput } from '../../ui/MemberInput';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';
import { type DrawResource, useDrawWords } from './draw';

const STATES = ['1', '2', '3', '4'].map((id) => ({ id, name: `resources.draws.send_states.${id}` }));
const COLOURS = { '1': 'warning', '2': 'info', '3': 'success' } as const;
const FILTERS = [
  <TokyoTimeInput key="from" source="from" alwaysOn />,
  <TokyoTimeInput key="to" source="to" alwaysOn />,
  <SelectInput key="send_state" source="send_state" choices={STATES} alwaysOn />,
  <MemberInput key="member_id" source="member_id" alwaysOn />,
  <TextInput key="pack_id" source="pack_id" />,
  <TextInput key="id" source="id" />,
];

/** Lists all draws, newest first. */
export const DrawList = () => {
  const words = useDrawWords();
  return (
    <ResourceList filters={FILTERS} sort={{ field: 'created', order: 'DESC' }}>
      <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={['id', 'pack_id', 'shipped', 'converted']}>
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="created">
          <RowLink>
            <TimeField source="created" />
          </RowLink>
        </DataTable.Col>
        <DataTable.Col source="pack_id" disableSort />
        <DataTable.Col source="pack_name" disableSort>
          <FunctionField<DrawResource> render={words.pack} />
        </DataTable.Col>
        <DataTable.Col source="member_id" disableSort>
          <MemberField source="member_id" />
        </DataTable.Col>
        <DataTable.Col align="right" source="cost" disableSort>
          <FunctionField<DrawResource> render={words.cost} />
        </DataTable.Col>
        <DataTable.Col align="right" source="count" field={CountField} disableSort />
        <DataTable.Col align="right" source="undecided" field={CountField} disableSort />
        <DataTable.Col align="right" source="shipped" field={CountField} disableSort />
        <DataTable.Col align="right" source="converted" field={CountField} disableSort />
        <DataTable.Col align="right" source="converted_points" field={PointsField} disableSort />
        <DataTable.Col source="send_state" disableSort>
          <StateField source="send_state" words="resources.draws.send_states" colours={COLOURS} />
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
};
