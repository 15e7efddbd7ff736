import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ExplainedLine } from '../../../../services/ledger/balance-explained/balance-explained.contract.js';
import type { LedgerAccount } from '../../../../services/ledger/ledger-accounts/ledger-accounts.contract.js';
import { useApiQuery } from '../../ui/useApiQuery';
import { LineTable } from './LineTable';

const FEW = encodeURIComponent('[0,9]');

/** Lists the newest lines of an account with their sources. */
export const NewestEntries = ({ account, unit }: Pick<LedgerAccount, 'account' | 'unit'>) => {
  const translate = useTranslate();
  const filter = encodeURIComponent(JSON.stringify({ account, unit }));
  const { data = [] } = useApiQuery<readonly ExplainedLine[]>(`ledger-entries?filter=${filter}&range=${FEW}`);
  const title = translate('ledger.newest');
  return (
    <Paper component="section" aria-labelledby="newest" sx={{ p: 2 }}>
      <Typography id="newest" component="h3" variant="h6" gutterBottom>
        {title}
      </Typography>
      <LineTable label={title} unit={unit} lines={data} />
    </Paper>
  );
};
