import { useState } from 'react';
import { required, SelectInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { EarlierButton, INITIAL_COUNT } from './EarlierButton';
import type { MemberListed } from './member';
import { useMovements } from './useMovements';

const NEEDED = required();
/** The filter for grants that are not reversed yet. */
const OPEN_GRANTS = { is_reversible: true };

/** Chooses a grant, newest first. */
const GrantInput = ({ memberId }: { readonly memberId: string }) => {
  const [requestedCount, setRequestedCount] = useState(INITIAL_COUNT);
  const grants = useMovements(memberId, { newest: requestedCount, filter: OPEN_GRANTS });
  return (
    <>
      <SelectInput
        source="entry"
        label="members.grant_to_reverse"
        choices={[...grants]}
        translateChoice={false}
        helperText={grants.length === 0 ? 'members.no_grants' : false}
        validate={NEEDED}
        fullWidth
      />
      <EarlierButton shown={grants.length} requestedCount={requestedCount} onRequest={setRequestedCount} />
    </>
  );
};

/** Reverses a mistaken grant. Readers of the ledger can do the same on the grant's own page. */
export const ReverseGrantButton = () => {
  const member = useRecordContext<MemberListed>();
  if (!member) return null;
  return (
    <CommandButton
      resource="members"
      command="reverse-grant"
      danger
      explanation={<Explained words="members.explain_reverse" />}
      fields={<GrantInput memberId={member.id} />}
    />
  );
};
