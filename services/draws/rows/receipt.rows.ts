import type { OpenedBox } from '../streams/opened-box.js';
import type { Receipt } from '../wire/receipt.contract.js';

/** What a receipt is made from, of `draws.draws`. */
export const RECEIPT_COLUMNS = 'pack_id, first_slot, day, client_seed, client_seed_by, prizes, left_before, head';

/** A row of `RECEIPT_COLUMNS`. */
export interface ReceiptRow extends Omit<Receipt, 'box_hash' | 'count' | 'prize_ids' | 'left_before'> {
  readonly prizes: readonly number[];
  readonly left_before: readonly number[];
}

export const receiptOf = (row: ReceiptRow, { terms }: OpenedBox): Receipt => ({
  pack_id: row.pack_id,
  box_hash: terms.boxHash,
  first_slot: row.first_slot,
  count: row.prizes.length,
  day: row.day,
  client_seed: row.client_seed,
  client_seed_by: row.client_seed_by,
  prize_ids: row.prizes.map((index) => terms.prizeIds[index]!),
  left_before: Object.fromEntries(terms.prizeIds.map((id, i) => [id, row.left_before[i]!])),
  head: row.head,
});
