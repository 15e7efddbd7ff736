import { eventIdOf } from '../../kernel/ids.js';
import { coins, yen } from '../../kernel/money.js';
import type { EventStore } from '../../platform/store/event-store.js';
import { insertRank } from '../rows/ranks.rows.js';

const RANKS = [
  ['bronze', 'ブロンズ', 'Bronze', 0, 0],
  ['silver', 'シルバー', 'Silver', 5000, 50],
  ['gold', 'ゴールド', 'Gold', 20_000, 150],
  ['platinum', 'プラチナ', 'Platinum', 50_000, 300],
  ['diamond', 'ダイヤモンド', 'Diamond', 100_000, 500],
] as const;

/** The demo ranks have existed since 1970, so that nobody waits a month for the first one. */
const ALWAYS = new Date(0);

/** Adds the demo shop's ranks, and keeps those of an earlier start. */
export const loadDemoRanks = (store: EventStore): Promise<void> =>
  store.transact([], async (tx) => {
    for (const [i, [icon, name, name_en, price, cost]] of RANKS.entries()) {
      const image_url = `/images/ranks/${icon}.svg`;
      const draft = { name, name_en, image_url, rank_max_price: yen(price), rank_coin: coins(cost) };
      await insertRank(tx, eventIdOf('demo/ranks', i), draft, ALWAYS);
    }
  });
