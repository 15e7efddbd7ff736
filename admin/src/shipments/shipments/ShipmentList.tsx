import {
  BooleanInput,
  DataTable,
  ListNoResults,
  SearchInput,
  type SearchInputProps,
  SelectInput,
  TextField,
  TextInput,
  useListContext,
  useTranslate,
} from 'react-admin';
import { CarrierField } from '../../ui/CarrierField';
import { EmptyState } from '../../ui/EmptyState';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { CardPictures } from './CardPictures';
import { DueField } from './DueField';
import { ParcelNumberField } from './ParcelNumberField';
import { type ParcelResource, STATE_COLOURS } from './parcel';
import { QueueButtons } from './QueueButtons';
import { RecipientField } from './RecipientField';
import { Selection, Tick } from './Selection';

const STATES = ['requested', 'shipped', 'returned', 'forfeited'].map((id) => ({
  id,
  name: `resources.shipments.states.${id}`,
}));
const SearchBox = (props: SearchInputProps) => (
  <SearchInput {...props} placeholder={useTranslate()('shipments.search')} sx={{ width: 290 }} />
);
const FILTERS = [
  <SearchBox key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <BooleanInput key="late" source="late" />,
  <BooleanInput key="combinable" source="combinable" />,
  <BooleanInput key="held" source="held" />,
  <TextInput key="member_id" source="member_id" sx={{ width: 290 }} />,
];

const lateRows = (parcel: ParcelResource) =>
  parcel?.late ? { boxShadow: 'inset 4px 0 0 var(--mui-palette-error-main, #ff6b6b)' } : {};

/** Explains that no parcel matches; for some filters that is good news. */
const NoParcels = () => {
  const { filterValues } = useListContext();
  const isQueue = Object.keys(filterValues).length === 1 && filterValues.status === 'requested';
  return isQueue ? <EmptyState words="resources.shipments.all_sent" /> : <ListNoResults />;
};

/** Lists the parcels to send, oldest first, and their states afterwards. */
export const ShipmentList = () => (
  <ResourceList
    filters={FILTERS}
    filterDefaultValues={{ status: 'requested' }}
    sort={{ field: 'requested_at', order: 'ASC' }}
    buttons={<QueueButtons />}
  >
    <Selection />
    <DataTable
      rowClick="show"
      rowSx={lateRows}
      bulkActionButtons={false}
      empty={<NoParcels />}
      hiddenColumns={['id', 'requested_at', 'shipped_at', 'tel']}
    >
      <DataTable.Col source="tick" disableSort>
        <Tick />
      </DataTable.Col>
      <DataTable.Col source="number" disableSort>
        <RowLink>
          <ParcelNumberField />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="id" />
      <DataTable.Col source="due_on">
        <DueField />
      </DataTable.Col>
      <DataTable.Col source="name">
        <RecipientField />
      </DataTable.Col>
      <DataTable.Col source="tel" disableSort />
      <DataTable.Col source="cards" disableSort>
        <CardPictures />
      </DataTable.Col>
      <DataTable.NumberCol source="count" field={CountField} disableSort />
      <DataTable.Col source="status">
        <StateField source="status" words="resources.shipments.states" colours={STATE_COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="requested_at" field={TimeField} />
      <DataTable.Col source="delivery_code" disableSort>
        <CarrierField source="carrier" /> <TextField source="delivery_code" />
      </DataTable.Col>
      <DataTable.Col source="shipped_at" field={TimeField} />
    </DataTable>
  </ResourceList>
);
