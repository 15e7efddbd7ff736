import { Button, Stack, Typography } from '@mui/material';
import { Link, useGetOne, useTranslate } from 'react-admin';
import type { BalanceExplained } from '../../../../services/ledger/balance-explained/balance-explained.contract.js';
import { formatFullName } from '../../ui/fullName';
import { useApiQuery } from '../../ui/useApiQuery';
import { toEntriesPath } from '../entriesPath';
import { MomentPicker } from '../MomentPicker';
import { Page } from '../Page';
import { toMomentQuery, useMoment } from '../useMoment';
import { BalanceSummary } from './BalanceSummary';
import { LineTable } from './LineTable';
import { Lots } from './Lots';

const MemberName = ({ id }: { readonly id: string }) => {
  const { data } = useGetOne('members', { id });
  return (
    <Typography component="h2" variant="h5">
      <Link to={`/members/${id}/show`}>{data ? formatFullName(data) : id}</Link>
    </Typography>
  );
};

/** Renders a member's balance as a tree: lots, their lines, and the source of each line. */
export const BalanceExplainedPage = ({ id }: { readonly id: string }) => {
  const [at, setAt] = useMoment();
  const translate = useTranslate();
  const query = useApiQuery<BalanceExplained>(
    `members/${encodeURIComponent(id)}/balance-explained${toMomentQuery(at)}`,
  );
  const above = (
    <>
      <MemberName id={id} />
      <Stack direction="row" spacing={2}>
        <MomentPicker at={at} onChange={setAt} />
        <Button component={Link} to={toEntriesPath({ member_id: id })}>
          {translate('ledger.to_entries')}
        </Button>
      </Stack>
    </>
  );
  return (
    <Page resource="ledger-accounts" title={translate('ledger.explained')} above={above} query={query}>
      {(balance) => (
        <>
          <BalanceSummary balance={balance} />
          <Lots balance={balance} />
          {balance.coin_lines.length > 0 && (
            <section aria-labelledby="coins">
              <Typography id="coins" component="h3" variant="h6" gutterBottom>
                {translate('ledger.coin_lines')}
              </Typography>
              <LineTable
                label={translate('ledger.coin_lines')}
                unit="coins"
                lines={balance.coin_lines}
                all={toEntriesPath({ member_id: id, account: 'member:coin' })}
              />
            </section>
          )}
        </>
      )}
    </Page>
  );
};
