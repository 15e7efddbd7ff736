import type { Flag } from '../../platform/http/wire.contract.js';

/** A prize row of a pack. */
export interface PackCard {
  readonly id: string;
  /** The card that it is a copy of; it names the card's own page. */
  readonly card_id: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly name: string;
  readonly image_url: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: number;
  readonly rarity_label: string;
  /** Cards in the set. */
  readonly set_count: number;
  readonly special_remarks: string;
  readonly is_special_remarks: Flag;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
  /** Points that it converts to. */
  readonly buy_point: number;
  readonly remaining: number;
  /** What was known of it when the pack was drafted; its publication has fixed that. '' where nothing is. */
  readonly set_name: string;
  readonly back_image_url: string;
  /** Of a card without a case, best first `S A B C`. */
  readonly condition: 'S' | 'A' | 'B' | 'C' | '';
  /** Who graded it. */
  readonly grader: 'PSA' | 'BGS' | 'CGC' | 'ARS' | '';
  readonly grade: string;
  readonly certificate_number: string;
  /** The grader's own page of the certificate, '' where there is none. */
  readonly certificate_url: string;
  /** As it is now, whenever the pack was published; null where nobody has looked. */
  readonly reference: ReferencePrice | null;
}

/** What such a card is sold for elsewhere; no promise of what this shop gives back. */
export interface ReferencePrice {
  readonly yen: number;
  /** Where it was seen, '' where the address says it. */
  readonly source: string;
  readonly url: string;
  /** `2026-11-24`, a day of Tokyo. */
  readonly day: string;
}
