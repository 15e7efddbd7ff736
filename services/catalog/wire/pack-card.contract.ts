import type { Flag } from '../../platform/http/requests/wire.contract.js';

/** A prize row of a pack. */
export interface PackCard {
  readonly id: string;
  /** The id of the copied card, for the address of its page. */
  readonly card_id: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly name: string;
  readonly image_url: string;
  readonly model_number: string;
  /** The rarity: 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: number;
  readonly rarity_label: string;
  /** The number of cards in the set. */
  readonly set_count: number;
  readonly special_remarks: string;
  readonly is_special_remarks: Flag;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
  /** The refund points of one card. */
  readonly buy_point: number;
  readonly remaining: number;
  /** The facts when the pack was drafted, fixed by its publication; '' if unknown. */
  readonly set_name: string;
  readonly back_image_url: string;
  /** The condition of an ungraded card, best first `S A B C`. */
  readonly condition: 'S' | 'A' | 'B' | 'C' | '';
  /** The grading company. */
  readonly grader: 'PSA' | 'BGS' | 'CGC' | 'ARS' | '';
  readonly grade: string;
  readonly certificate_number: string;
  /** The grading company’s page of the certificate; '' if there is none. */
  readonly certificate_url: string;
  /** The current reference price, whenever the pack was published; null if operators recorded none. */
  readonly reference: ReferencePrice | null;
}

/** The market price of such a card; it does not promise a refund by this shop. */
export interface ReferencePrice {
  readonly yen: number;
  /** The source of the price; '' if the address states it. */
  readonly source: string;
  readonly url: string;
  /** A day in Tokyo: `2026-11-24`. */
  readonly day: string;
}
