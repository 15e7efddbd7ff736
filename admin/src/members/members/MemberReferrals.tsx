import { Alert, Chip, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link, Loading, RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import type {
  IntroducedFriend,
  MemberReferrals as MemberReferralsAnswer,
} from '../../../../services/referrals/member-referrals/member-referrals.contract.js';
import type { ReferralResource } from '../../../../services/referrals/wire/referral.contract.js';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { StateField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useApiQuery } from '../../ui/useApiQuery';
import { useFormats } from '../../ui/useFormats';

const COLOURS = { held: 'warning', paid: 'success', waiting: 'info' } as const;
const MAX_SHOWN = 100;

/** Renders the state of a referral with a link. Before the friend's phone is verified there is no referral. */
const State = ({ referral }: { readonly referral: ReferralResource | null }) => {
  const translate = useTranslate();
  if (!referral) return <Chip size="small" variant="outlined" label={translate('referrals.unverified')} />;
  return (
    <RecordContextProvider value={referral}>
      <Link to={`/referrals/${referral.id}/show`}>
        <StateField source="status" words="resources.referrals.states" colours={COLOURS} />
      </Link>
    </RecordContextProvider>
  );
};

const Friends = ({ friends }: { readonly friends: readonly IntroducedFriend[] }) => {
  const translate = useTranslate();
  const { time } = useFormats();
  return (
    <>
      <ScrollingTable aria-label={translate('referrals.friends')}>
        <TableHead>
          <TableRow>
            {['friend', 'registered_at', 'state'].map((word) => (
              <TableCell key={word}>{translate(`referrals.${word}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {friends.map((friend) => (
            <TableRow key={friend.id}>
              <TableCell>
                <RecordContextProvider value={friend}>
                  <MemberField source="id" />
                </RecordContextProvider>
              </TableCell>
              <TableCell>{time(friend.registered_at)}</TableCell>
              <TableCell>
                <State referral={friend.referral} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
      {friends.length === MAX_SHOWN && <Typography variant="body2">{translate('referrals.most')}</Typography>}
    </>
  );
};

/** Renders the referrer of the member, and the members whom they referred, with the states. */
export const MemberReferrals = () => {
  const member = useRecordContext();
  const translate = useTranslate();
  const { number } = useFormats();
  const { data, error } = useApiQuery<MemberReferralsAnswer>(`members/${member?.id}/referrals`);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  const needs = data.missing.map((step) => translate(`referrals.needs.${step}`));
  return (
    <Stack spacing={2} sx={{ py: 1 }}>
      <Facts>
        <Fact label="referrals.brought_by">
          {data.referrer_id ? (
            <RecordContextProvider value={data}>
              <MemberField source="referrer_id" />
            </RecordContextProvider>
          ) : (
            translate('referrals.nobody')
          )}
        </Fact>
        {data.referrer_id && (
          <Fact label="referrals.own_state">
            <State referral={data.own} />
          </Fact>
        )}
        <Fact label="referrals.missing">
          {needs.join(translate('referrals.and')) || translate('referrals.may_refer')}
        </Fact>
        <Fact label="referrals.left">{translate('referrals.people', { number: number(data.left) })}</Fact>
      </Facts>
      <Typography component="h3" variant="subtitle1">
        {translate('referrals.friends')}
      </Typography>
      {data.friends.length === 0 ? (
        <Typography>{translate('referrals.no_friends')}</Typography>
      ) : (
        <Friends friends={data.friends} />
      )}
    </Stack>
  );
};
