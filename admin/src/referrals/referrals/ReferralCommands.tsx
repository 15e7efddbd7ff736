import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import type { ReferralResource } from './referral';

/** Renders the commands that the referral's state allows. */
export const ReferralCommands = () => {
  const referral = useRecordContext<ReferralResource>();
  if (referral?.status !== 'held') return null;
  return (
    <>
      <CommandButton command="pay" explanation={<Explained words="referrals.explain.pay" />} />
      <CommandButton command="refuse" danger explanation={<Explained words="referrals.explain.refuse" />} />
    </>
  );
};
