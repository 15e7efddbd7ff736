import { Chip, Stack, Typography } from '@mui/material';
import { Labeled, TextField, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField, YenField } from '../../ui/fields';
import { useFormats } from '../../ui/useFormats';
import { type MemberResource, STATE_COLOURS } from './member';

const WHO = ['tel', 'last_name', 'first_name', 'middle_name'];
const WHERE = ['shiku', 'address', 'building'];
const CODES = ['referral_code', 'referral_code_given', 'id'];

const Texts = ({ sources }: { readonly sources: readonly string[] }) =>
  sources.map((source) => (
    <Labeled key={source} source={source}>
      <TextField source={source} emptyText="—" />
    </Labeled>
  ));

/** Renders the mail address, and whether mail is known to arrive there. */
const Mail = () => {
  const member = useRecordContext<MemberResource>();
  const translate = useTranslate();
  const { time } = useFormats();
  if (!member) return null;
  const since = member.mail_confirmed_at;
  const words = since
    ? translate('members.mail_confirmed', { time: time(since) })
    : translate('members.mail_unconfirmed');
  return (
    <>
      <span>{member.mail}</span>{' '}
      <Chip size="small" variant="outlined" color={since ? 'success' : 'warning'} label={words} />
    </>
  );
};

/** Renders the personal data of the member. */
export const Person = () => {
  const isEnglish = useLocale() === 'en';
  const prefecture = isEnglish ? 'pref_name_en' : 'pref_name';
  const [rank, nextRank] = isEnglish ? ['rank_en', 'next_rank_en'] : ['rank', 'next_rank'];
  return (
    <Typography component={Stack} variant="body2" spacing={2} sx={{ py: 1 }}>
      <Facts>
        <Labeled source="mail">
          <Mail />
        </Labeled>
        <Texts sources={WHO} />
      </Facts>
      <Facts>
        <Texts sources={['zipcode', 'province', prefecture, ...WHERE]} />
      </Facts>
      <Facts>
        <Labeled source="state">
          <StateField source="state" words="resources.members.states" colours={STATE_COLOURS} />
        </Labeled>
        <Labeled source={rank}>
          <TextField source={rank} emptyText="—" />
        </Labeled>
        <Labeled source={nextRank}>
          <TextField source={nextRank} emptyText="—" />
        </Labeled>
        <Labeled source="paid_this_month">
          <YenField source="paid_this_month" />
        </Labeled>
        <Labeled source="language">
          <StateField source="language" words="members.languages" />
        </Labeled>
        <Labeled source="created">
          <TimeField source="created" />
        </Labeled>
        <Texts sources={CODES} />
      </Facts>
    </Typography>
  );
};
