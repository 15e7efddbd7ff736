import type { Flag } from '../../platform/http/requests/wire.contract.js';

/** A pack that contains the card. */
export interface PackOfCard {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  readonly status: 'draft' | 'published' | 'paused' | 'closed';
}

/** A card for operators. */
export interface CardRecord {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  /** '' if there is none. */
  readonly image_url: string;
  readonly model_number: string;
  /** The rarity: 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: 0 | 1 | 2 | 3;
  readonly rarity_label: string;
  /** The refund points of one card. */
  readonly buy_point: number;
  /** The cost of one card to the shop; members never see it. */
  readonly cost_yen: number;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
  readonly special_remarks: string;
  readonly is_special_remarks: Flag;
  readonly movie_url: string;
  readonly set_name: string;
  readonly set_name_en: string;
  readonly back_image_url: string;
  /** The condition of an ungraded card. */
  readonly condition: 'S' | 'A' | 'B' | 'C' | '';
  /** The grading company. */
  readonly grader: 'PSA' | 'BGS' | 'CGC' | 'ARS' | '';
  readonly grade: string;
  readonly certificate_number: string;
  /** The market price of such a card; null if operators recorded none. */
  readonly reference_yen: number | null;
  readonly reference_source: string;
  readonly reference_url: string;
  /** A day in Tokyo: `2026-11-24`. */
  readonly reference_day: string;
  readonly version: number;
  /** The packs that contain the card; only in the response for a single card. */
  readonly packs?: readonly PackOfCard[];
}
