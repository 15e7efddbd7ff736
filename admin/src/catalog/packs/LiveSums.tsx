import { useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { arithmeticOf } from '../../../../services/catalog/streams/pack-arithmetic.shared.js';
import { PackSums } from './PackSums';
import { type ExtraRow, moneyOf, type PrizeRow } from './pack';
import { rankNamesOf } from './rankNames';

const whole = (value: unknown): number => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** Renders the totals of the draft while it is edited. */
export const LiveSums = () => {
  const [prizes, extras, price, method] = useWatch({
    name: ['prizes', 'extra_prizes', 'price_point', 'payment_method'],
  });
  const rows: readonly PrizeRow[] = prizes ?? [];
  const extraRows: readonly ExtraRow[] = extras ?? [];
  const english = useLocale() === 'en';
  const currency = moneyOf({ payment_method: method });
  const sums = arithmeticOf({
    currency,
    pricePoint: whole(price),
    prizes: rows.map((row) => ({
      rank: row.rank,
      quantity: whole(row.quantity),
      buyPoint: whole(row.buy_point),
      noReduction: row.no_reduction === '1',
      setCount: whole(row.set_count),
      costYen: row.cost_yen,
    })),
    extraPrizes: extraRows.map((row) => ({
      rule: row.rule,
      draws: row.draws,
      buyPoint: whole(row.buy_point),
      noReduction: row.no_reduction === '1',
      setCount: whole(row.set_count),
      costYen: row.cost_yen,
    })),
  });
  return <PackSums sums={sums} currency={currency} rankNames={rankNamesOf(rows, english)} />;
};
