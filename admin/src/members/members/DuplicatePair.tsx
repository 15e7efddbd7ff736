import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { Alert, Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { DuplicateSigns } from './DuplicateSigns';
import type { Account } from './duplicate';
import { formatFullName, STATE_COLOURS } from './member';
import { OpenCaseButton } from './OpenCaseButton';
import { useComparedLines } from './useComparedLines';

interface PairProps {
  readonly member: Account;
  readonly other: Account;
}

const CELL = { p: 1, verticalAlign: 'top', textAlign: 'left', overflowWrap: 'anywhere' } as const;

const Heading = ({ account, isMember }: { readonly account: Account; readonly isMember: boolean }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {isMember ? (
        <Typography variant="subtitle1">{formatFullName(account)}</Typography>
      ) : (
        <Link component={RouterLink} to={`/members/${account.id}/show`} variant="subtitle1">
          {formatFullName(account)}
        </Link>
      )}
      <Chip
        size="small"
        variant="outlined"
        color={STATE_COLOURS[account.state]}
        label={translate(`resources.members.states.${account.state}`)}
      />
      <Typography variant="caption">{translate(isMember ? 'members.this_member' : 'members.other_member')}</Typography>
    </Stack>
  );
};

const Agrees = () => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={0.5} sx={{ color: 'warning.dark', alignItems: 'center' }}>
      <CheckCircleIcon fontSize="inherit" aria-hidden />
      <Typography variant="caption">{translate('members.agrees')}</Typography>
    </Stack>
  );
};

const Comparison = ({ member, other }: PairProps) => {
  const translate = useTranslate();
  const lines = useComparedLines();
  return (
    <Box
      component="table"
      aria-label={translate('members.compared')}
      sx={{
        typography: 'body2',
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        width: '100%',
        '& tr + tr, & tbody tr': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          <Box component="td" sx={{ ...CELL, width: { xs: '26%', sm: 160 } }} />
          {[member, other].map((account) => (
            <Box component="th" scope="col" key={account.id} sx={CELL}>
              <Heading account={account} isMember={account === member} />
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, of, sign }) => {
          const agrees = sign !== undefined && other.signs.includes(sign);
          return (
            <Box component="tr" key={field} sx={agrees ? { bgcolor: 'action.selected', fontWeight: 'bold' } : {}}>
              <Box component="th" scope="row" sx={CELL}>
                {translate(`resources.members.fields.${field}`)}
                {agrees && <Agrees />}
              </Box>
              {[member, other].map((account) => (
                <Box component="td" key={account.id} sx={CELL}>
                  {of(account) || '—'}
                </Box>
              ))}
            </Box>
          );
        })}
      </tbody>
    </Box>
  );
};

/** Compares two accounts, marks equal values, and offers the commands for duplicates. */
export const DuplicatePair = ({ member, other, onBack }: PairProps & { readonly onBack: () => void }) => {
  const translate = useTranslate();
  return (
    <Stack
      component="section"
      spacing={2}
      aria-label={translate('members.pair', { one: formatFullName(member), other: formatFullName(other) })}
      sx={{ maxWidth: 900 }}
    >
      <Box>
        <Button size="small" onClick={onBack}>
          {translate('members.back_to_candidates')}
        </Button>
      </Box>
      <DuplicateSigns account={other} />
      <Comparison member={member} other={other} />
      <Alert severity="info">{translate('members.ask_first')}</Alert>
      <Box>
        <OpenCaseButton record={other} other={member.id} />
      </Box>
    </Stack>
  );
};
