import type { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type OfferedCard, toCardSource } from '../streams/card-source.js';

const INSERT = 'insert into draws.offered_cards (offer_id, title, title_en, prize) values ($1, $2, $3, $4)';
const FIND = 'select offer_id as "offerId", prize from draws.offered_cards where offer_id = $1';

export const insertOfferedCard = (tx: StoreTransaction, card: OfferedCard): void => {
  const { title, titleEn } = toCardSource(card);
  tx.write('draws-offer-card', INSERT, [card.offerId, title, titleEn, JSON.stringify(card.prize)]);
};

/**
 * Finds the card of an offer.
 *
 * @param through the open transaction, if any: callers that hold a connection must not wait for another
 */
export const findOfferedCard = async (
  through: Database | StoreTransaction,
  offerId: string,
): Promise<OfferedCard | undefined> => {
  const rows =
    'read' in through
      ? await through.read<OfferedCard & Record<string, unknown>>('draws-find-offered', FIND, [offerId])
      : (await through.pool.query<OfferedCard>(FIND, [offerId])).rows;
  return rows[0];
};
