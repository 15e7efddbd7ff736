import type { OpenedBox } from '../streams/opened-box.js';
import type { KeptReceipt } from '../wire/receipt.contract.js';
import { CLIENT_SEED_HASH } from './client-seeds.rows.js';

/** The columns of `draws.draws` that a receipt is built from. */
export const RECEIPT_COLUMNS = `pack_id, first_slot, day, client_seed, ${CLIENT_SEED_HASH} as client_seed_hash, client_seed_by,
  prizes, extras, left_before, head`;

/** A row of `RECEIPT_COLUMNS`. */
export interface ReceiptRow
  extends Omit<KeptReceipt, 'box_hash' | 'count' | 'prize_ids' | 'extra_prize_ids' | 'left_before'> {
  readonly prizes: readonly number[];
  readonly extras: number;
  readonly left_before: readonly number[];
}

export const receiptOf = (row: ReceiptRow, { terms, prizes }: OpenedBox): KeptReceipt => ({
  pack_id: row.pack_id,
  box_hash: terms.boxHash,
  first_slot: row.first_slot,
  count: row.prizes.length - row.extras,
  day: row.day,
  client_seed: row.client_seed,
  client_seed_hash: row.client_seed_hash,
  client_seed_by: row.client_seed_by,
  prize_ids: row.prizes.slice(0, row.prizes.length - row.extras).map((index) => terms.prizeIds[index]!),
  extra_prize_ids: row.prizes.slice(row.prizes.length - row.extras).map((index) => prizes[index]!.prizeId),
  left_before: Object.fromEntries(terms.prizeIds.map((id, i) => [id, row.left_before[i]!])),
  head: row.head,
});
