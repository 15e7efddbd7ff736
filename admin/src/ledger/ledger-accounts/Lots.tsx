import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BalanceExplained } from '../../../../services/ledger/balance-explained/balance-explained.contract.js';
import { LotBranch } from './LotBranch';

/** Lists the member's lots: those with a remainder expanded, the others collapsed. */
export const Lots = ({ balance: { lots, payments } }: { readonly balance: BalanceExplained }) => {
  const translate = useTranslate();
  const isLive = ({ left, is_over }: (typeof lots)[number]) => left > 0 && !is_over;
  const live = lots.filter(isLive);
  const over = lots.filter((lot) => !isLive(lot));
  return (
    <Box component="section" aria-labelledby="lots">
      <Typography id="lots" component="h3" variant="h6" gutterBottom>
        {translate('ledger.live_lots')}
      </Typography>
      {live.length === 0 && <Typography color="textSecondary">{translate('ledger.nothing')}</Typography>}
      {live.map((lot) => (
        <LotBranch key={lot.lot_id} lot={lot} payments={payments} isOpen={live.length <= 3} />
      ))}
      {over.length > 0 && (
        <details>
          <summary style={{ margin: '16px 0 8px' }}>
            {translate('ledger.empty_lots', { smart_count: over.length })}
          </summary>
          {over.map((lot) => (
            <LotBranch key={lot.lot_id} lot={lot} payments={payments} />
          ))}
        </details>
      )}
    </Box>
  );
};
