import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material';
import { Loading, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Explained } from '../../ui/Explained';
import { useAnswer } from '../../ui/useAnswer';
import { useFormats } from '../../ui/useFormats';
import { MemberCommandButton } from './MemberCommandButton';
import { fullName, type MemberRecord, STATE_COLOURS } from './member';

type Sign = 'tel' | 'place' | 'network' | 'device';

interface Account extends MemberRecord {
  readonly zipcode: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly log_in_at: string | null;
  readonly log_in_address: string | null;
  readonly log_in_device: string | null;
  readonly signs: readonly Sign[];
}

interface Answer {
  readonly member: Account;
  readonly others: readonly Account[];
}

/** What can be compared, and by which sign it stands out. */
const useLines = () => {
  const { points, coins, time } = useFormats();
  return [
    { field: 'mail', of: (account: Account) => account.mail },
    { field: 'tel', of: (account: Account) => account.tel, sign: 'tel' },
    {
      field: 'address',
      of: ({ zipcode, shiku, address, building }: Account) => [zipcode, shiku, address, building].join(' '),
      sign: 'place',
    },
    { field: 'log_in_address', of: (account: Account) => account.log_in_address, sign: 'network' },
    { field: 'log_in_device', of: (account: Account) => account.log_in_device, sign: 'device' },
    { field: 'log_in_at', of: (account: Account) => time(account.log_in_at) },
    { field: 'points', of: (account: Account) => points(account.points) },
    { field: 'coins', of: (account: Account) => coins(account.coins) },
    { field: 'created', of: (account: Account) => time(account.created) },
  ] as const;
};

/** Bans an account and forfeits what it holds, because the person keeps the one of this page. */
const BanAsDuplicate = ({ account, keeps }: { readonly account: Account; readonly keeps: string }) => {
  const translate = useTranslate();
  const { points, coins } = useFormats();
  if (account.state === 'banned') return null;
  const lost = { points: points(account.points), coins: coins(account.coins) };
  return (
    <MemberCommandButton
      command="ban"
      record={account}
      label={translate('members.ban_duplicate')}
      danger
      defaults={{ duplicate_of: keeps }}
      explanation={
        <>
          <Typography sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
            {translate('members.forfeits', { name: fullName(account), mail: account.mail, ...lost })}
          </Typography>
          <Explained words="members.explain_ban_duplicate" />
        </>
      }
    />
  );
};

/** What says most stands first. Who has the device in common has the network in common. */
const said = (signs: readonly Sign[]): readonly Sign[] => {
  const strongest = (['tel', 'place', 'device', 'network'] as const).filter((sign) => signs.includes(sign));
  return strongest.filter((sign) => sign !== 'network' || !signs.includes('device'));
};

const Signs = ({ signs }: Pick<Account, 'signs'>) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {said(signs).map((sign) => (
        <Chip key={sign} size="small" color="warning" label={translate(`members.signs.${sign}`)} />
      ))}
    </Stack>
  );
};

const Heading = ({ account, isMember }: { readonly account: Account; readonly isMember: boolean }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {isMember ? (
        <Typography variant="subtitle1">{fullName(account)}</Typography>
      ) : (
        <Link component={RouterLink} to={`/members/${account.id}/show`} variant="subtitle1">
          {fullName(account)}
        </Link>
      )}
      <Chip
        size="small"
        variant="outlined"
        color={STATE_COLOURS[account.state]}
        label={translate(`resources.members.states.${account.state}`)}
      />
      {isMember ? (
        <Typography variant="body2">{translate('members.this_member')}</Typography>
      ) : (
        <Signs signs={account.signs} />
      )}
    </Stack>
  );
};

const SideBySide = ({ member, others }: Answer) => {
  const translate = useTranslate();
  const lines = useLines();
  const accounts = [member, ...others];
  const cell = {
    p: 1,
    verticalAlign: 'top',
    textAlign: 'left',
    minWidth: 200,
    maxWidth: 280,
    overflowWrap: 'anywhere',
  };
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('members.tabs.duplicates')}>
      <Box
        component="table"
        sx={{ typography: 'body2', borderCollapse: 'collapse', '& tr + tr': { borderTop: 1, borderColor: 'divider' } }}
      >
        <thead>
          <tr>
            <Box component="td" sx={cell} />
            {accounts.map((account) => (
              <Box component="th" scope="col" key={account.id} sx={cell}>
                <Heading account={account} isMember={account === member} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.field}>
              <Box component="th" scope="row" sx={{ ...cell, minWidth: 120 }}>
                {translate(`resources.members.fields.${line.field}`)}
              </Box>
              {accounts.map((account) => {
                const stands = 'sign' in line && account.signs.includes(line.sign);
                return (
                  <Box component="td" key={account.id} sx={{ ...cell, fontWeight: stands ? 'bold' : 'normal' }}>
                    {line.of(account) || '—'}
                  </Box>
                );
              })}
            </tr>
          ))}
          <tr>
            <Box component="td" sx={cell} />
            {accounts.map((account) => (
              <Box component="td" key={account.id} sx={cell}>
                {account !== member && <BanAsDuplicate account={account} keeps={member.id} />}
              </Box>
            ))}
          </tr>
        </tbody>
      </Box>
    </Box>
  );
};

/** Accounts that may be the same person's, beside the member's own. */
export const Duplicates = () => {
  const record = useRecordContext();
  const translate = useTranslate();
  const { data } = useAnswer<Answer>(`members/${record?.id}/duplicates`);
  if (!data) return <Loading />;
  if (data.others.length === 0) return <Alert severity="success">{translate('members.no_duplicates')}</Alert>;
  return (
    <>
      <Typography variant="body2" gutterBottom>
        {translate('members.about_duplicates')}
      </Typography>
      <SideBySide {...data} />
    </>
  );
};
