import {
  Button,
  DataTable,
  FunctionField,
  SearchInput,
  type SearchInputProps,
  SelectInput,
  TextInput,
  useListContext,
  useTranslate,
} from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { CoinsField, PointsField, StateField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { getBreakableCellStyles } from './brokenAnywhere';
import { formatFullName, type MemberListed, STATE_COLOURS } from './member';

/** Renders one search field for all of a member's details. */
const SearchBox = (props: SearchInputProps) => (
  <SearchInput {...props} placeholder={useTranslate()('members.search')} sx={{ width: 400, maxWidth: '100%' }} />
);

const STATES = ['active', 'banned', 'closed'].map((id) => ({ id, name: `resources.members.states.${id}` }));
const FILTERS = [
  <SearchBox key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={STATES} alwaysOn />,
  <TextInput key="mail" source="mail" />,
  <TextInput key="name" source="name" />,
  <TextInput key="tel" source="tel" />,
];

/** Explains the fields of the search if it found nobody. */
const NobodyFound = () => {
  const { setFilters } = useListContext();
  return (
    <EmptyState words="members.nobody">
      <Button label="ra.navigation.clear_filters" variant="outlined" onClick={() => setFilters({}, [])} />
    </EmptyState>
  );
};

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists members, newest first. */
export const MemberList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'created', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={['id', 'banned_at']} empty={<NobodyFound />}>
      <DataTable.Col source="id" />
      <DataTable.Col source="last_name" label="resources.members.fields.full_name" sx={ONE_LINE}>
        <RowLink>
          <FunctionField<MemberListed> render={formatFullName} />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="mail" cellSx={getBreakableCellStyles} />
      <DataTable.Col source="tel" sx={ONE_LINE} />
      <DataTable.Col align="right" source="points" field={PointsField} disableSort sx={ONE_LINE} />
      <DataTable.Col align="right" source="coins" field={CoinsField} disableSort sx={ONE_LINE} />
      <DataTable.Col source="state" disableSort>
        <StateField source="state" words="resources.members.states" colours={STATE_COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="banned_at" field={TimeField} disableSort />
      <DataTable.Col source="created" field={TimeField} sx={ONE_LINE} />
    </DataTable>
  </ResourceList>
);
