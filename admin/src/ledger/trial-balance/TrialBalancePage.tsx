import { Typography } from '@mui/material';
import type { TrialBalance } from '../../../../services/ledger/trial-balance/trial-balance.contract.js';
import { useApiQuery } from '../../ui/useApiQuery';
import { useFormats } from '../../ui/useFormats';
import { Behind } from '../Behind';
import { MomentPicker } from '../MomentPicker';
import { Page } from '../Page';
import { toMomentQuery, useMoment } from '../useMoment';
import { TrialBalanceTable } from './TrialBalanceTable';

/** Renders the balances of all accounts at a chosen time. */
export const TrialBalancePage = () => {
  const [at, setAt] = useMoment();
  const { time } = useFormats();
  const query = useApiQuery<TrialBalance>(`trial-balance${toMomentQuery(at)}`);
  return (
    <Page resource="trial-balance" above={<MomentPicker at={at} onChange={setAt} />} query={query}>
      {(balance) => (
        <>
          <Typography component="h2" variant="h6">
            <time dateTime={balance.at}>{time(balance.at)}</time>
          </Typography>
          <Behind events={balance.events_behind} />
          {(['points', 'coins'] as const).map((unit) => (
            <TrialBalanceTable key={unit} unit={unit} balance={balance} />
          ))}
        </>
      )}
    </Page>
  );
};
