import UploadFileIcon from '@mui/icons-material/UploadFile';
import {
  Button,
  DataTable,
  DateInput,
  NumberInput,
  SearchInput,
  type SearchInputProps,
  SelectInput,
  TextField,
  useCanAccess,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState';
import { StateField, WordField, YenField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { STATE_COLOURS } from './deposit';

const choicesOf = (words: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.deposits.${words}.${id}` }));

const STATES = choicesOf('states', ['held', 'matched', 'returned', 'ignored', 'reversed']);
const REASONS = choicesOf('because', [
  'too-little',
  'too-much',
  'paid-already',
  'unknown-number',
  'several-payments',
  'no-payment',
  'no-payout',
  'reversal',
  'maybe-known',
]);

const SearchBox = (props: SearchInputProps) => (
  <SearchInput {...props} placeholder={useTranslate()('deposits.search')} sx={{ width: 320, maxWidth: '100%' }} />
);

const FILTERS = [
  <SearchBox key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <SelectInput key="because" source="because" choices={REASONS} alwaysOn />,
  <NumberInput key="yen" source="yen" min={1} step={1} />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
];

const HIDDEN = ['id', 'enquiry', 'matched_by'];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Links to the import of bank files; renders nothing for a role without the permission. */
const ImportLink = () => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'deposits', action: 'import' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to="/deposits/import" label={translate('deposits.file.title')}>
      <UploadFileIcon />
    </Button>
  );
};

/** Lists the deposits on the shop's bank account. Held deposits wait for an operator's decision. */
export const DepositList = () => (
  <ResourceList
    filters={FILTERS}
    sort={{ field: 'booked_on', order: 'DESC' }}
    buttons={<ImportLink />}
    empty={
      <EmptyState>
        <ImportLink />
      </EmptyState>
    }
  >
    <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={HIDDEN} empty={<EmptyState />}>
      <DataTable.Col source="id" />
      <DataTable.Col source="booked_on" sx={ONE_LINE}>
        <RowLink>
          <TextField source="booked_on" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="status" sx={ONE_LINE}>
        <StateField source="status" words="resources.deposits.states" colours={STATE_COLOURS} />
      </DataTable.Col>
      <DataTable.Col align="right" source="yen" field={YenField} sx={ONE_LINE} />
      <DataTable.Col align="right" source="held_yen" field={YenField} sx={ONE_LINE} />
      <DataTable.Col source="sender" disableSort sx={ONE_LINE}>
        <TextField source="sender" emptyText="—" />
      </DataTable.Col>
      <DataTable.Col source="because" disableSort>
        <WordField source="because" words="resources.deposits.because" />
      </DataTable.Col>
      <DataTable.Col source="matched_by" disableSort>
        <WordField source="matched_by" words="resources.deposits.matched_by" />
      </DataTable.Col>
      <DataTable.Col source="enquiry" disableSort />
    </DataTable>
  </ResourceList>
);
