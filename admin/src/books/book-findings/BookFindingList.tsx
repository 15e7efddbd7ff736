import {
  DataTable,
  Pagination,
  SelectInput,
  TextField,
  useCanAccess,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { BookFinding } from '../../../../services/books/wire/book-finding.contract.js';
import { BookProofNote } from '../../ui/BookProofNote';
import { StateField, TimeField, WordField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { Selection, Tick } from '../../ui/Selection';
import { CloseManyButton } from './CloseManyButton';

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

const isOpen = ({ state }: Pick<BookFinding, 'state'>): boolean => state === 'open';

/** Ticks one open finding. Closed findings cannot be reopened. */
const OpenTick = () => {
  const finding = useRecordContext<BookFinding>();
  const translate = useTranslate();
  return finding && isOpen(finding) ? <Tick label={translate('books.tick_one', { number: finding.id })} /> : null;
};

/** Lists the differences between the books and the log, open and closed. */
export const BookFindingList = () => {
  const mayClose = useCanAccess({ resource: 'book-findings', action: 'close' }).canAccess;
  return (
    <>
      <BookProofNote />
      <ResourceList
        filters={FILTERS}
        sort={{ field: 'id', order: 'DESC' }}
        pagination={<Pagination rowsPerPageOptions={[25, 100, 500]} />}
      >
        {mayClose && (
          <Selection<BookFinding> words="books" isSelectable={isOpen}>
            <CloseManyButton />
          </Selection>
        )}
        <DataTable rowClick="show" bulkActionButtons={false}>
          {mayClose && (
            <DataTable.Col source="tick" disableSort>
              <OpenTick />
            </DataTable.Col>
          )}
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
};
