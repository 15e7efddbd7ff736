import { BooleanInput, DataTable, DateInput, SelectInput } from 'react-admin';
import { DayField } from '../../ui/DayField';
import { EmptyState } from '../../ui/EmptyState';
import { CountField, StateField, WordField, YenField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { ImportButton } from './ImportButton';
import { PROVIDER_CHOICES, STATE_COLOURS } from './settlement';

const FILTERS = [
  <SelectInput key="provider" source="provider" choices={PROVIDER_CHOICES} alwaysOn />,
  <BooleanInput key="open" source="open" alwaysOn />,
  <BooleanInput key="awaited" source="awaited" alwaysOn />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;
const HIDDEN = ['imported_at', 'matched', 'theirs_yen', 'paid_out_yen'];

/** Lists each provider's days: the payments taken, the payout, and the open amount. */
export const SettlementList = () => (
  <ResourceList
    filters={FILTERS}
    sort={{ field: 'day', order: 'DESC' }}
    buttons={<ImportButton />}
    empty={
      <EmptyState>
        <ImportButton />
      </EmptyState>
    }
  >
    <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={HIDDEN}>
      <DataTable.Col source="day" sx={ONE_LINE}>
        <RowLink>
          <DayField source="day" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="provider" sx={ONE_LINE}>
        <WordField source="provider" words="resources.payments.providers" />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort sx={ONE_LINE}>
        <StateField source="state" words="resources.settlements.states" colours={STATE_COLOURS} />
      </DataTable.Col>
      <DataTable.Col align="right" source="ours_yen" disableSort field={YenField} />
      <DataTable.Col align="right" source="theirs_yen" disableSort field={YenField} />
      <DataTable.Col align="right" source="fee" disableSort field={YenField} />
      <DataTable.Col align="right" source="payout" field={YenField} />
      <DataTable.Col align="right" source="paid_out_yen" disableSort field={YenField} />
      <DataTable.Col align="right" source="awaited_yen" field={YenField} />
      <DataTable.Col align="right" source="open_yen" field={YenField} />
      <DataTable.Col align="right" source="matched" disableSort field={CountField} />
      <DataTable.Col align="right" source="other_amount" disableSort field={CountField} />
      <DataTable.Col align="right" source="theirs_only" disableSort field={CountField} />
      <DataTable.Col align="right" source="ours_only" disableSort field={CountField} />
    </DataTable>
  </ResourceList>
);
