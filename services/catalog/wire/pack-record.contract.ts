import type { Flag, IsoTime } from '../../platform/http/wire.contract.js';
import type { PackArithmetic } from '../streams/pack-arithmetic.shared.js';
import type { TagColor } from '../streams/pack-tags.shared.js';

/** A prize row as operators see it. */
export interface PrizeRecord {
  readonly id: string;
  /** 0 for the first row of the box's manifest. */
  readonly position: number;
  readonly card_id: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly rank_name_en: string;
  readonly quantity: number;
  readonly remaining: number;
  /** Points given back for one. */
  readonly buy_point: number;
  readonly no_reduction: Flag;
  readonly name: string;
  readonly name_en: string;
  readonly image_url: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: 0 | 1 | 2 | 3;
  readonly rarity_label: string;
  readonly set_count: number;
  readonly special_remarks: string;
  readonly is_special_remarks: Flag;
  readonly movie_url: string;
  /** Yen that one card costs the shop today. */
  readonly cost_yen: number;
}

/** A word that operators put on a pack. */
export interface PackTagRecord {
  readonly ja: string;
  readonly en: string;
  readonly color: TagColor;
}

/** A prize outside of the box as operators see it. */
export interface ExtraPrizeRecord {
  readonly id: string;
  readonly card_id: string;
  /** The last draw wins it, every so many draws, or the draws named. */
  readonly rule: 'last' | 'every' | 'at';
  /** 'last': none; 'every': of how many draws the last one wins; 'at': the draws, the first of the box is 1. */
  readonly draws: readonly number[];
  /** Points given back for one. */
  readonly buy_point: number;
  readonly no_reduction: Flag;
  readonly name: string;
  readonly name_en: string;
  readonly image_url: string;
  readonly model_number: string;
  readonly rarity_label: string;
  readonly set_count: number;
  /** Yen that one card costs the shop today. */
  readonly cost_yen: number;
}

/** What the clock did with a publication that was planned. */
export interface ClockAct {
  readonly id: string;
  readonly at: IsoTime;
  readonly type: 'PackPublished' | 'PackPublicationFailed';
}

/** A pack as operators see it; what of it they may edit has the names of a draft. */
export interface PackRecord {
  readonly id: string;
  readonly version: number;
  readonly status: 'draft' | 'published' | 'paused' | 'closed';
  readonly name: string;
  readonly name_en: string;
  readonly card_type: number;
  /** '1' points, '2' coins. */
  readonly payment_method: '1' | '2';
  readonly price_point: number;
  readonly image: readonly string[];
  readonly max_buy_count: number;
  readonly can_limit: number;
  readonly once_a_day: Flag;
  readonly newcomer_days: number;
  /** The rank that a member needs at least; null for everybody. */
  readonly least_rank: string | null;
  readonly start_at: IsoTime | null;
  readonly end_at: IsoTime | null;
  readonly show_cardlist: Flag;
  readonly detail: string;
  readonly detail_en: string;
  readonly position: number;
  /** Words that operators have put on it. */
  readonly tags: readonly PackTagRecord[];
  readonly box_hash: string | null;
  /** When a draft is to be published by itself. */
  readonly publish_at: IsoTime | null;
  readonly tickets: number;
  readonly left: number;
  /** Of a pack alone, as is the rest. */
  readonly prizes?: readonly PrizeRecord[];
  readonly extra_prizes?: readonly ExtraPrizeRecord[];
  readonly arithmetic?: PackArithmetic;
  /** In the order of time. */
  readonly by_clock?: readonly ClockAct[];
}
