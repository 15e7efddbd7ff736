import type { Flag } from '../../platform/http/wire.contract.js';

/** A pack that a card is in. */
export interface PackOfCard {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  readonly status: 'draft' | 'published' | 'paused' | 'closed';
}

/** A card as operators see it. */
export interface CardRecord {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  /** '' while there is none. */
  readonly image_url: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: 0 | 1 | 2 | 3;
  readonly rarity_label: string;
  /** Points given back for one. */
  readonly buy_point: number;
  /** What one costs the shop; members never see it. */
  readonly cost_yen: number;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
  readonly special_remarks: string;
  readonly is_special_remarks: Flag;
  readonly movie_url: string;
  readonly set_name: string;
  readonly set_name_en: string;
  readonly back_image_url: string;
  /** Of a card without a case. */
  readonly condition: 'S' | 'A' | 'B' | 'C' | '';
  /** Who graded it. */
  readonly grader: 'PSA' | 'BGS' | 'CGC' | 'ARS' | '';
  readonly grade: string;
  readonly certificate_number: string;
  /** What such a card is sold for elsewhere; null where nobody has looked. */
  readonly reference_yen: number | null;
  readonly reference_source: string;
  readonly reference_url: string;
  /** `2026-11-24`, a day of Tokyo. */
  readonly reference_day: string;
  readonly version: number;
  /** Of a card alone: the packs that it is in. */
  readonly packs?: readonly PackOfCard[];
}
