import { Alert, Stack } from '@mui/material';
import { Labeled, Link, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceShow } from '../../ui/ResourceShow';
import { ReferralCommands } from './ReferralCommands';
import { type ReferralResource, STATE_COLOURS } from './referral';
import { SignsField } from './SignsField';

/** Explains what the operator should review, and links to it. */
export const WhatToDo = () => {
  const referral = useRecordContext<ReferralResource>();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'members', action: 'duplicates' });
  if (!referral || referral.status === 'paid') return null;
  const { status, because, friend_id, referrer_id } = referral;
  if (status === 'refused') return <Alert severity="info">{translate(`referrals.refused_because.${because}`)}</Alert>;
  if (status === 'waiting') return <Alert severity="info">{translate('referrals.waiting')}</Alert>;
  const compare = `/members/${friend_id}/show/duplicates?with=${referrer_id}`;
  return (
    <Alert severity="warning">
      {translate('referrals.held')} {canAccess && <Link to={compare}>{translate('referrals.compare')}</Link>}
    </Alert>
  );
};

const Settled = () => {
  const referral = useRecordContext<ReferralResource>();
  if (!referral?.settled_at) return null;
  return (
    <Labeled source="settled_at">
      <TimeField source="settled_at" />
    </Labeled>
  );
};

const Signs = () => {
  const referral = useRecordContext<ReferralResource>();
  if (!referral || referral.signs.length === 0) return null;
  return (
    <Fact label="resources.referrals.fields.signs">
      <SignsField />
    </Fact>
  );
};

/** Renders a friend and their referrer: why the referral is held, and the commands. */
export const ReferralShow = () => (
  <ResourceShow commands={<ReferralCommands />}>
    <WhatToDo />
    <Stack direction="row">
      <StateField source="status" words="resources.referrals.states" colours={STATE_COLOURS} />
    </Stack>
    <Facts>
      <Labeled source="referrer_id">
        <MemberField source="referrer_id" />
      </Labeled>
      <Labeled source="friend_id">
        <MemberField source="friend_id" />
      </Labeled>
      <Signs />
      <Labeled source="created">
        <TimeField source="created" />
      </Labeled>
      <Settled />
    </Facts>
  </ResourceShow>
);
