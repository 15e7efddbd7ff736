import { DataTable, SelectInput, TextField } from 'react-admin';
import { BookProofNote } from '../../ui/BookProofNote';
import { StateField, TimeField, WordField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';

const choicesOf = (words: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.book-findings.${words}.${id}` }));
const STATES = choicesOf('states', ['open', 'closed']);
const CHECKS = choicesOf('checks', [
  'wallet',
  'box',
  'chain',
  'entry',
  'draw',
  'shipment',
  'signature',
  'public-log',
  'rows',
]);
const FILTERS = [
  <SelectInput key="state" source="state" choices={STATES} alwaysOn />,
  <SelectInput key="check" source="check" choices={CHECKS} />,
];

/** What in the books is or was not what the log says. */
export const BookFindingList = () => (
  <>
    <BookProofNote />
    <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'DESC' }}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.NumberCol source="id" />
        <DataTable.Col source="check">
          <RowLink>
            <WordField source="check" words="resources.book-findings.checks" />
          </RowLink>
        </DataTable.Col>
        <DataTable.Col source="member_id" disableSort>
          <MemberField source="member_id" />
        </DataTable.Col>
        <DataTable.Col source="subject" disableSort>
          <TextField source="subject" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <StateField
            source="state"
            words="resources.book-findings.states"
            colours={{ open: 'error', closed: 'success' }}
          />
        </DataTable.Col>
        <DataTable.Col source="found_at" field={TimeField} />
        <DataTable.Col source="seen_at" field={TimeField} />
      </DataTable>
    </ResourceList>
  </>
);
