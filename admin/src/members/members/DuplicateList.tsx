import { Box, Button, Chip, Pagination, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ComparedAccount, Duplicates } from '../../../../services/members/duplicates/duplicates.contract.js';
import { useFormats } from '../../ui/useFormats';
import { DuplicateSigns } from './DuplicateSigns';
import { formatFullName, STATE_COLOURS } from './member';

/** The number of accounts on a page. */
export const PAGE_SIZE = 5;

interface CandidateProps {
  readonly account: ComparedAccount;
  readonly onCompare: () => void;
}

const Candidate = ({ account, onCompare }: CandidateProps) => {
  const translate = useTranslate();
  const { points, coins, time } = useFormats();
  const name = formatFullName(account);
  const lastSeen = account.log_in_at && translate('members.last_log_in', { time: time(account.log_in_at) });
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Stack spacing={0.5} sx={{ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="h3" variant="subtitle1">
            {name}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={STATE_COLOURS[account.state]}
            label={translate(`resources.members.states.${account.state}`)}
          />
        </Stack>
        <DuplicateSigns account={account} />
        <Typography variant="body2">{account.mail}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[points(account.points), coins(account.coins), lastSeen].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
      <Button variant="outlined" onClick={onCompare} aria-label={translate('members.compare_with', { name })}>
        {translate('members.compare')}
      </Button>
    </Paper>
  );
};

interface DuplicateListProps {
  readonly duplicates: Duplicates;
  /** The number of the page, starting at 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onCompare: (id: string) => void;
}

/** Lists accounts that may belong to the same person, most likely first, one page at a time. */
export const DuplicateList = ({ duplicates: { others, total }, page, onPage, onCompare }: DuplicateListProps) => {
  const translate = useTranslate();
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      <Typography variant="body2">{translate('members.about_duplicates')}</Typography>
      <Typography variant="subtitle2" component="p">
        {translate('members.candidates', { smart_count: total })}
      </Typography>
      <Box
        component="ol"
        aria-label={translate('members.tabs.duplicates')}
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {others.map((account) => (
          <Candidate key={account.id} account={account} onCompare={() => onCompare(account.id)} />
        ))}
      </Box>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, chosen) => onPage(chosen)} />}
    </Stack>
  );
};
