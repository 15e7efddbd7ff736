import { DataTable, useRecordContext } from 'react-admin';
import { CarrierField } from '../../ui/CarrierField';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { RowLink } from '../../ui/RowLink';
import { Rows } from './Rows';

const COLOURS = { requested: 'warning', shipped: 'success', returned: 'error' } as const;

/** Lists the member's parcels, newest first. */
export const MemberParcels = () => {
  const member = useRecordContext();
  if (!member) return null;
  return (
    <Rows from="shipments" resource="shipments" empty="members.no_parcels" filter={{ member_id: member.id }}>
      <DataTable rowClick="show" bulkActionButtons={false} storeKey="shipments-of-member.datatable">
        <DataTable.Col source="number" disableSort />
        <DataTable.Col source="status" disableSort>
          <StateField source="status" words="resources.shipments.states" colours={COLOURS} />
        </DataTable.Col>
        <DataTable.Col source="requested_at" disableSort>
          <RowLink>
            <TimeField source="requested_at" />
          </RowLink>
        </DataTable.Col>
        <DataTable.Col align="right" source="count" field={CountField} disableSort />
        <DataTable.Col source="shipped_at" field={TimeField} disableSort />
        <DataTable.Col source="carrier" disableSort field={CarrierField} />
        <DataTable.Col source="delivery_code" disableSort />
      </DataTable>
    </Rows>
  );
};
