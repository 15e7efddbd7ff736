import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { CardReceived } from '../streams/draw.events.js';
import { drawStreamOf } from '../streams/draw.state.js';
import { UNDECIDED_CARDS } from '../streams/undecided-cards.js';

const INSERT = `insert into draws.draws (draw_id, member_id, pack_id, drawn_at, due_at, currency, cost, paid_from,
    first_slot, prizes, left_before, outcomes, undecided, limited, version)
  values ($1, $2, $3, $4, $5, 'points', 0, '[]', $6, '{0}', '{}', 'u', 1, false, 1)`;

/**
 * Inserts the row of a card received in exchange, and its deadline. Its slot is its number among the cards of the
 * offer.
 */
export const insertReceived = (tx: StoreTransaction, { data }: CardReceived): void => {
  const { drawId, memberId, offerId, nth, dueAt } = data;
  tx.write('draws-insert-received', INSERT, [drawId, memberId, offerId, tx.now, dueAt, nth]);
  tx.setDeadline({
    kind: UNDECIDED_CARDS,
    streamId: drawStreamOf(drawId),
    ref: '',
    owner: memberId,
    dueAt: new Date(dueAt),
  });
};
