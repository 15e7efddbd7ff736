import {
  Button,
  DataTable,
  FunctionField,
  NumberInput,
  SearchInput,
  type SearchInputProps,
  SelectInput,
  useListContext,
  useTranslate,
} from 'react-admin';
import { METHOD_LIST } from '../../../../services/platform/payments/providers.shared.js';
import { EmptyState } from '../../ui/EmptyState';
import { StateField, TimeField, WordField, YenField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { MemberInput } from '../../ui/MemberInput';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';
import { AlarmsField } from './AlarmsField';
import { type PaymentResource, STATE_COLOURS } from './payment';
import { usePaymentWords } from './usePaymentWords';

const choicesOf = (words: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.payments.${words}.${id}` }));

const STATES = choicesOf('states', [
  'requested',
  'sent-on',
  'awaiting',
  'held',
  'paid',
  'failed',
  'expired',
  'cancelled',
]);
const METHODS = choicesOf(
  'methods',
  METHOD_LIST.map(({ id }) => id),
);
const ALARMS = [
  { id: 'true', name: 'payments.any_alarm' },
  ...choicesOf('alarms', [
    'unknown',
    'surplus',
    'other-amount',
    'paid-after-failure',
    'returned',
    'in-suspense',
    'refund-failed',
    'dispute',
    'dispute-resolved',
    'chargeback',
  ]),
];

const SearchBox = (props: SearchInputProps) => (
  <SearchInput {...props} placeholder={useTranslate()('payments.search')} sx={{ width: 320, maxWidth: '100%' }} />
);

const FILTERS = [
  <SearchBox key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <SelectInput key="method" source="method" choices={METHODS} alwaysOn />,
  <SelectInput key="alarm" source="alarm" choices={ALARMS} alwaysOn />,
  <MemberInput key="member_id" source="member_id" alwaysOn />,
  <NumberInput key="yen" source="yen" min={1} step={1} />,
  <TokyoTimeInput key="from" source="from" />,
  <TokyoTimeInput key="to" source="to" />,
];

const HIDDEN = ['id', 'given', 'provider_ref', 'paid_at'];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Explains the fields of the search if it found nothing. */
const NothingFound = () => {
  const { setFilters } = useListContext();
  return (
    <EmptyState words="payments.nothing">
      <Button label="ra.navigation.clear_filters" variant="outlined" onClick={() => setFilters({}, [])} />
    </EmptyState>
  );
};

const Purchased = (_: { readonly source: string }) => {
  const words = usePaymentWords();
  return <FunctionField<PaymentResource> render={words.purchased} />;
};

/** Lists members' payments, newest first. */
export const PaymentList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'requested_at', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={HIDDEN} empty={<NothingFound />}>
      <DataTable.Col source="id" />
      <DataTable.Col source="requested_at" sx={ONE_LINE}>
        <RowLink>
          <TimeField source="requested_at" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="status" sx={ONE_LINE}>
        <StateField source="status" words="resources.payments.states" colours={STATE_COLOURS} />
        <AlarmsField />
      </DataTable.Col>
      <DataTable.Col align="right" source="yen" field={YenField} sx={ONE_LINE} />
      <DataTable.Col source="member_id" disableSort sx={ONE_LINE}>
        <MemberField source="member_id" />
      </DataTable.Col>
      <DataTable.Col source="method" sx={ONE_LINE}>
        <WordField source="method" words="resources.payments.methods" />
      </DataTable.Col>
      <DataTable.Col source="number" disableSort sx={ONE_LINE} />
      <DataTable.Col source="given" disableSort field={Purchased} sx={ONE_LINE} />
      <DataTable.Col source="due_at" field={TimeField} sx={ONE_LINE} />
      <DataTable.Col source="paid_at" field={TimeField} sx={ONE_LINE} />
      <DataTable.Col source="provider_ref" disableSort />
    </DataTable>
  </ResourceList>
);
