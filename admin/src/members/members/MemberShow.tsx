import { Alert, Typography } from '@mui/material';
import {
  Link,
  TabbedShowLayout,
  TabbedShowLayoutTabs,
  useCanAccess,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Facts } from '../../ui/Facts';
import { ResourceShow } from '../../ui/ResourceShow';
import { useFormats } from '../../ui/useFormats';
import { Duplicates } from './Duplicates';
import { MemberAgreements } from './MemberAgreements';
import { MemberCase } from './MemberCase';
import { MemberCommands } from './MemberCommands';
import { MemberDraws } from './MemberDraws';
import { MemberLogIns } from './MemberLogIns';
import { MemberLots } from './MemberLots';
import { MemberParcels } from './MemberParcels';
import { MemberPhone } from './MemberPhone';
import { MemberReferrals } from './MemberReferrals';
import { MemberTimeline } from './MemberTimeline';
import { formatFullName, type MemberListed } from './member';
import { Person } from './Person';

const Head = () => {
  const member = useRecordContext<MemberListed>();
  const { points, coins, time } = useFormats();
  const translate = useTranslate();
  const { canAccess: seesOperators } = useCanAccess({ resource: 'operators', action: 'show' });
  if (!member) return null;
  return (
    <>
      {member.state === 'closed' && (
        <Alert severity="info">{translate('members.closed_since', { time: time(member.banned_at) })}</Alert>
      )}
      {member.state === 'banned' && (
        <Alert severity="error">{translate('members.banned_since', { time: time(member.banned_at) })}</Alert>
      )}
      {member.frozen_at && (
        <Alert severity="error">
          {translate('members.frozen_since', { time: time(member.frozen_at) })}{' '}
          <Link to={`/book-findings?filter=${encodeURIComponent(JSON.stringify({ member_id: member.id }))}`}>
            {translate('layout.books.look')}
          </Link>
        </Alert>
      )}
      <MemberCase />
      {member.operator_id && (
        <Alert severity="info">
          {translate('members.operators_own')}{' '}
          {seesOperators && (
            <Link to={`/operators/${member.operator_id}/show`}>{translate('members.to_operator')}</Link>
          )}
        </Alert>
      )}
      <Facts>
        <Typography component="h2" variant="h5">
          {formatFullName(member)}
        </Typography>
        <Typography variant="h5" component="p">
          {points(member.points)}
        </Typography>
        <Typography variant="h5" component="p">
          {coins(member.coins)}
        </Typography>
      </Facts>
    </>
  );
};

const Tabs = () => {
  const { canAccess: seesLogIns } = useCanAccess({ resource: 'members', action: 'log-ins' });
  const { canAccess: seesPhone } = useCanAccess({ resource: 'members', action: 'phone' });
  const { canAccess: seesAgreements } = useCanAccess({ resource: 'members', action: 'agreements' });
  const { canAccess: seesDuplicates } = useCanAccess({ resource: 'members', action: 'duplicates' });
  return (
    <TabbedShowLayout
      sx={{ p: 0, minWidth: 0 }}
      tabs={<TabbedShowLayoutTabs variant="scrollable" allowScrollButtonsMobile />}
    >
      <TabbedShowLayout.Tab label="members.tabs.person">
        <Person />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="members.tabs.lots" path="lots">
        <MemberLots />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="members.tabs.draws" path="draws">
        <MemberDraws />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="members.tabs.parcels" path="parcels">
        <MemberParcels />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="members.tabs.referrals" path="referrals">
        <MemberReferrals />
      </TabbedShowLayout.Tab>
      {seesPhone && (
        <TabbedShowLayout.Tab label="members.tabs.phone" path="phone">
          <MemberPhone />
        </TabbedShowLayout.Tab>
      )}
      {seesLogIns && (
        <TabbedShowLayout.Tab label="members.tabs.log_ins" path="log-ins">
          <MemberLogIns />
        </TabbedShowLayout.Tab>
      )}
      {seesAgreements && (
        <TabbedShowLayout.Tab label="members.tabs.agreements" path="agreements">
          <MemberAgreements />
        </TabbedShowLayout.Tab>
      )}
      {seesDuplicates && (
        <TabbedShowLayout.Tab label="members.tabs.duplicates" path="duplicates">
          <Duplicates />
        </TabbedShowLayout.Tab>
      )}
    </TabbedShowLayout>
  );
};

/** Renders a member: identity, possessions, history, and the operators' commands. */
export const MemberShow = () => (
  <ResourceShow commands={<MemberCommands />} timeline={<MemberTimeline />}>
    <Head />
    <Tabs />
  </ResourceShow>
);
