import { useRecordContext } from 'react-admin';
import { BanButton } from './BanButton';
import { ChangeAddressButton } from './ChangeAddressButton';
import { ChangeMailButton } from './ChangeMailButton';
import { GrantButton } from './GrantButton';
import type { MemberListed } from './member';
import { UnbanButton } from './UnbanButton';

/** What can be done to a member as they stand. */
export const MemberCommands = () => {
  const member = useRecordContext<MemberListed>();
  if (!member) return null;
  if (member.state === 'banned') return <UnbanButton />;
  return (
    <>
      <GrantButton what="points" />
      <GrantButton what="coins" />
      <ChangeMailButton />
      <ChangeAddressButton />
      <BanButton />
    </>
  );
};
