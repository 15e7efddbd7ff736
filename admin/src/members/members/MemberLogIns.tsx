import { DataTable, useRecordContext } from 'react-admin';
import { TimeField } from '../../ui/fields';
import { getBreakableCellStyles } from './brokenAnywhere';
import { Rows } from './Rows';

/** Lists the member's log-ins with address and device. */
export const MemberLogIns = () => {
  const member = useRecordContext();
  if (!member) return null;
  return (
    <Rows from={`members/${member.id}/log-ins`} resource="log-ins">
      <DataTable rowClick={false} bulkActionButtons={false} storeKey="log-ins.datatable">
        <DataTable.Col source="at" field={TimeField} disableSort sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="address" disableSort />
        <DataTable.Col source="device" disableSort cellSx={getBreakableCellStyles} />
      </DataTable>
    </Rows>
  );
};
