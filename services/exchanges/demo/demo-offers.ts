import { findCard } from '../../catalog/index.js';
import type { CardExchanges } from '../../draws/index.js';
import { eventIdOf } from '../../kernel/ids.js';
import { points } from '../../kernel/money.js';
import type { EventStore } from '../../platform/store/event-store.js';
import { decideMakeOffer } from '../make-offer/make-offer.decide.js';
import { findOffer, insertOffer, offerLockOf } from '../rows/offers.rows.js';

/** Cards of the demo with price in points and stock. The last is sold out. */
const OFFERS = [
  ['sb-005', 1500, 20],
  ['sb-004', 3500, 12],
  ['ck-003', 8000, 3],
  ['ck-002', 28_000, 1],
  ['sb-002', 33_000, 0],
] as const;

/** Adds the offers of the demo shop. Offers of an earlier start stay unchanged. */
export const loadDemoOffers = async (store: EventStore, exchanges: CardExchanges): Promise<void> => {
  for (const [i, [cardId, price, stock]] of OFFERS.entries()) {
    const id = eventIdOf('demo/offers', i);
    await store.transact([offerLockOf(id)], async (tx) => {
      if (await findOffer(tx, id)) return;
      const { events } = decideMakeOffer(await findCard(tx, cardId), points(price), stock);
      if (!events) throw new Error(`the demo has no card ${cardId}`);
      const { data } = events[0]!;
      exchanges.offer(tx, { offerId: id, prize: data.card });
      await insertOffer(tx, id, data);
    });
  }
};
