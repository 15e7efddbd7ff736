import { FunctionField, Labeled, Link, ReferenceField, TextField } from 'react-admin';
import type { LedgerEntryExplained } from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import type { MemberResource } from '../../../../services/members/wire/member.contract.js';
import { Facts } from '../../ui/Facts';
import { TimeField } from '../../ui/fields';
import { formatFullName } from '../../ui/fullName';
import { ResourceShow } from '../../ui/ResourceShow';
import { useNames } from '../names';
import { EntryCommands } from './EntryCommands';
import { EntryCorrections } from './EntryCorrections';
import { EntryLines } from './EntryLines';
import { EntrySource } from './EntrySource';

const explained = ({ id }: MemberResource): string => `/ledger-accounts/${id}/show`;

/** Renders a line of the ledger with its entry and its sources. */
export const LedgerEntryShow = () => {
  const names = useNames();
  return (
    <ResourceShow commands={<EntryCommands />} timeline={<EntrySource />}>
      <Facts>
        <Labeled source="at">
          <TimeField source="at" />
        </Labeled>
        <Labeled source="recorded_at">
          <TimeField source="recorded_at" />
        </Labeled>
        <Labeled source="account">
          <FunctionField<LedgerEntryExplained> render={({ account }) => names.account(account)} />
        </Labeled>
        <Labeled source="amount">
          <FunctionField<LedgerEntryExplained> render={({ unit, amount }) => names.signedAmount(unit)(amount)} />
        </Labeled>
        <Labeled source="member_id">
          <ReferenceField source="member_id" reference="members" link={false}>
            <FunctionField<MemberResource>
              render={(member) => <Link to={explained(member)}>{formatFullName(member)}</Link>}
            />
          </ReferenceField>
        </Labeled>
        <Labeled source="memo">
          <TextField source="memo" emptyText="—" />
        </Labeled>
        <Labeled source="actor">
          <FunctionField<LedgerEntryExplained> render={names.doer} />
        </Labeled>
      </Facts>
      <EntryCorrections />
      <EntryLines />
    </ResourceShow>
  );
};
