import { useRecordContext } from 'react-admin';
import { BanButton } from './BanButton';
import { ChangeAddressButton } from './ChangeAddressButton';
import { ChangeMailButton } from './ChangeMailButton';
import { GrantButton } from './GrantButton';
import type { MemberResource } from './member';
import { ReleasePhoneButton } from './ReleasePhoneButton';
import { UnbanButton } from './UnbanButton';

/** What can be done to a member as they stand. */
export const MemberCommands = () => {
  const member = useRecordContext<MemberResource>();
  if (!member || member.state === 'closed') return null;
  const phone = member.phone_verified_at !== null && <ReleasePhoneButton />;
  if (member.state === 'banned')
    return (
      <>
        <UnbanButton />
        {phone}
      </>
    );
  return (
    <>
      <GrantButton what="points" />
      <GrantButton what="coins" />
      <ChangeMailButton />
      <ChangeAddressButton />
      {phone}
      <BanButton />
    </>
  );
};
