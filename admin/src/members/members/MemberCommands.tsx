import { useRecordContext } from 'react-admin';
import { BanButton } from './BanButton';
import { ChangeAddressButton } from './ChangeAddressButton';
import { ChangeMailButton } from './ChangeMailButton';
import { GrantButton } from './GrantButton';
import type { MemberResource } from './member';
import { OpenCaseButton } from './OpenCaseButton';
import { ReleaseBirthdayButton } from './ReleaseBirthdayButton';
import { ReleasePhoneButton } from './ReleasePhoneButton';
import { ReverseGrantButton } from './ReverseGrantButton';
import { UnbanButton } from './UnbanButton';

/** Renders the commands that the member's state allows. */
export const MemberCommands = () => {
  const member = useRecordContext<MemberResource>();
  if (!member || member.state === 'closed') return null;
  const phone = member.phone_verified_at !== null && <ReleasePhoneButton />;
  const birthday = member.birthday_given_at !== null && <ReleaseBirthdayButton />;
  if (member.state === 'banned')
    return (
      <>
        <UnbanButton />
        <ReverseGrantButton />
        <OpenCaseButton />
        {phone}
        {birthday}
      </>
    );
  return (
    <>
      <GrantButton what="points" />
      <GrantButton what="coins" />
      <ReverseGrantButton />
      <ChangeMailButton />
      <ChangeAddressButton />
      {phone}
      {birthday}
      <OpenCaseButton />
      <BanButton />
    </>
  );
};
