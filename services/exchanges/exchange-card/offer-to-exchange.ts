import { CardExchanges, type NamedCard } from '../../draws/index.js';
import { findExchangeBar } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type ExchangeOffer, findOffer } from '../rows/offers.rows.js';
import type { ExchangeContext, OpenOffer, RequestedExchange } from './exchange-card.decide.js';

const toOpenOffer = ({ id, price_point, stock, taken, withdrawn_at }: ExchangeOffer): OpenOffer => ({
  id,
  price: price_point,
  stock,
  taken,
  isWithdrawn: withdrawn_at !== null,
});

const drawIdsOf = (cards: readonly NamedCard[]): string[] => [
  ...new Set(cards.flatMap((card) => (card ? [card.drawId] : []))),
];

/** Loads what an exchange is decided on; null if there is no such offer. */
export const openExchange = async (
  tx: StoreTransaction,
  exchanges: CardExchanges,
  offerId: string,
  { memberId, cards }: RequestedExchange,
) => {
  const offer = await findOffer(tx, offerId);
  if (!offer) return null;
  const exchange = await exchanges.open(tx, drawIdsOf(cards), memberId);
  const bar = await findExchangeBar(tx, memberId);
  const context: ExchangeContext = { offer: toOpenOffer(offer), table: exchange.table, bar, now: tx.now };
  return { exchange, context };
};
