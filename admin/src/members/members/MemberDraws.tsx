import { DataTable, FunctionField, useLocale, useRecordContext } from 'react-admin';
import type { DrawResource } from '../../../../services/draws/all-draws/draws.contract.js';
import { CountField, PointsField, StateField, TimeField } from '../../ui/fields';
import { RowLink } from '../../ui/RowLink';
import { useFormats } from '../../ui/useFormats';
import { Rows } from './Rows';

const COLOURS = { '1': 'warning', '2': 'info', '3': 'success' } as const;

/** Lists the member's draws, newest first. */
export const MemberDraws = () => {
  const member = useRecordContext();
  const isEnglish = useLocale() === 'en';
  const { points, coins } = useFormats();
  if (!member) return null;
  return (
    <Rows from="draws" resource="draws" empty="members.no_draws" filter={{ member_id: member.id }}>
      <DataTable rowClick="show" bulkActionButtons={false} storeKey="draws-of-member.datatable">
        <DataTable.Col source="created" field={TimeField} disableSort />
        <DataTable.Col source="pack_name" disableSort>
          <RowLink>
            <FunctionField<DrawResource> render={(row) => (isEnglish && row.pack_name_en) || row.pack_name} />
          </RowLink>
        </DataTable.Col>
        <DataTable.Col align="right" source="count" field={CountField} disableSort />
        <DataTable.Col align="right" source="cost" disableSort>
          <FunctionField<DrawResource> render={(row) => (row.payment_method === '2' ? coins : points)(row.cost)} />
        </DataTable.Col>
        <DataTable.Col align="right" source="undecided" field={CountField} disableSort />
        <DataTable.Col align="right" source="shipped" field={CountField} disableSort />
        <DataTable.Col align="right" source="converted_points" field={PointsField} disableSort />
        <DataTable.Col source="send_state" disableSort>
          <StateField source="send_state" words="resources.draws.send_states" colours={COLOURS} />
        </DataTable.Col>
      </DataTable>
    </Rows>
  );
};
