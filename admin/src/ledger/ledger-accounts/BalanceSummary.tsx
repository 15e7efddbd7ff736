import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BalanceExplained } from '../../../../services/ledger/balance-explained/balance-explained.contract.js';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { useFormats } from '../../ui/useFormats';

const KINDS = ['paid', 'free', 'coins'] as const;

/** Renders the member's balance, and whether it equals the balance that the shop sells against. */
export const BalanceSummary = ({ balance }: { readonly balance: BalanceExplained }) => {
  const { points, coins, time } = useFormats();
  const translate = useTranslate();
  const { wallet } = balance;
  const shown = ({ paid, free, coins: ofCoins }: Pick<BalanceExplained, (typeof KINDS)[number]>) =>
    `${points(paid)} + ${points(free)}, ${coins(ofCoins)}`;
  const agrees = wallet !== null && KINDS.every((kind) => wallet[kind] === balance[kind]);
  return (
    <>
      <Facts>
        {KINDS.map((kind) => (
          <Fact key={kind} large label={kind === 'coins' ? 'ledger.units.coins' : `ledger.${kind}`}>
            {(kind === 'coins' ? coins : points)(balance[kind])}
          </Fact>
        ))}
        <Fact label="ledger.at">{time(balance.at)}</Fact>
      </Facts>
      {agrees && <Alert severity="success">{translate('ledger.agrees')}</Alert>}
      {wallet && !agrees && (
        <Alert severity="error">
          {translate('ledger.disagrees', { wallet: shown(wallet), explained: shown(balance) })}
        </Alert>
      )}
    </>
  );
};
