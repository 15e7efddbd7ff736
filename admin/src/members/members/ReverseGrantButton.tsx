import { useState } from 'react';
import { required, SelectInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { EarlierButton, INITIAL_COUNT } from './EarlierButton';
import type { MemberListed } from './member';
import { useMovements } from './useMovements';

const NEEDED = required();
/** What operators have given, without what was taken back already. */
const OPEN_GRANTS = { is_reversible: true };

/** Which grant, the newest first. */
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

/** Takes back a grant that was a mistake; who reads the books does it from the grant's own page, too. */
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
