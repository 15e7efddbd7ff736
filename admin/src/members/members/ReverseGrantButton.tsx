import { required, SelectInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import type { MemberListed } from './member';
import { useMovements } from './useMovements';

const NEEDED = required();

/** Which of what operators have given; what was taken back already is not there. */
const GrantInput = ({ memberId }: { readonly memberId: string }) => {
  const movements = useMovements(memberId);
  const reversed = new Set(movements.map(({ kind, reverses }) => (kind === 'reversal' ? reverses : undefined)));
  const grants = movements.filter(({ id, kind }) => kind === 'grant' && !reversed.has(id));
  return (
    <SelectInput
      source="entry"
      label="members.grant_to_reverse"
      choices={grants}
      translateChoice={false}
      helperText={grants.length === 0 ? 'members.no_grants' : false}
      validate={NEEDED}
      fullWidth
    />
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
