import { DataTable, SelectInput } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { StateField, TimeField, WordField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { STATE_COLOURS } from './referral';
import { SignsField } from './SignsField';

const choicesOf = (words: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.referrals.${words}.${id}` }));

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    choices={choicesOf('states', ['held', 'waiting', 'paid', 'refused'])}
    alwaysOn
  />,
  <SelectInput key="because" source="because" choices={choicesOf('because', ['limit', 'operator'])} />,
];

/** The default filter: referrals held for review. Other states can be chosen. */
const HELD = { status: 'held' };
const HIDDEN = ['because', 'settled_at'];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists the referred friends whose phone is verified, with the state of the bonus. */
export const ReferralList = () => (
  <ResourceList filters={FILTERS} filterDefaultValues={HELD} sort={{ field: 'created', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false} hiddenColumns={HIDDEN} empty={<EmptyState />}>
      <DataTable.Col source="created" sx={ONE_LINE}>
        <RowLink>
          <TimeField source="created" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="status" sx={ONE_LINE}>
        <StateField source="status" words="resources.referrals.states" colours={STATE_COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="signs" disableSort field={SignsField} />
      <DataTable.Col source="referrer_id" disableSort>
        <MemberField source="referrer_id" />
      </DataTable.Col>
      <DataTable.Col source="friend_id" disableSort>
        <MemberField source="friend_id" />
      </DataTable.Col>
      <DataTable.Col source="because" disableSort>
        <WordField source="because" words="resources.referrals.because" />
      </DataTable.Col>
      <DataTable.Col source="settled_at" field={TimeField} sx={ONE_LINE} />
    </DataTable>
  </ResourceList>
);
