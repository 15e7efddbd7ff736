import type { Flag, IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { PackArithmetic } from '../streams/pack-arithmetic.shared.js';
import type { TagColor } from '../streams/pack-tags.shared.js';

/** A prize row for operators. */
export interface PrizeRecord {
  readonly id: string;
  /** The position in the box’s manifest, from 0. */
  readonly position: number;
  readonly card_id: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly rank_name_en: string;
  readonly quantity: number;
  readonly remaining: number;
  /** The refund points of one card. */
  readonly buy_point: number;
  readonly no_reduction: Flag;
  readonly name: string;
  readonly name_en: string;
  readonly image_url: string;
  readonly model_number: string;
  /** The rarity: 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: 0 | 1 | 2 | 3;
  readonly rarity_label: string;
  readonly set_count: number;
  readonly special_remarks: string;
  readonly is_special_remarks: Flag;
  readonly movie_url: string;
  /** The current cost of one card in yen. */
  readonly cost_yen: number;
}

/** A tag that operators put on a pack. */
export interface PackTagRecord {
  readonly ja: string;
  readonly en: string;
  readonly color: TagColor;
}

/** An extra prize for operators. */
export interface ExtraPrizeRecord {
  readonly id: string;
  readonly card_id: string;
  /** `last`: the last draw wins it; `every`: every n-th draw; `at`: the listed draws. */
  readonly rule: 'last' | 'every' | 'at';
  /** 'last': empty; 'every': the interval between wins; 'at': the winning draws, from 1. */
  readonly draws: readonly number[];
  /** The refund points of one card. */
  readonly buy_point: number;
  readonly no_reduction: Flag;
  readonly name: string;
  readonly name_en: string;
  readonly image_url: string;
  readonly model_number: string;
  readonly rarity_label: string;
  readonly set_count: number;
  /** The current cost of one card in yen. */
  readonly cost_yen: number;
}

/** The result of a planned publication. */
export interface PlannedPublicationResult {
  readonly id: string;
  readonly at: IsoTime;
  readonly type: 'PackPublished' | 'PackPublicationFailed';
}

/** A pack for operators. Editable fields have the names of a draft. */
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
  /** The minimum rank of a buyer; null for no limit. */
  readonly least_rank: string | null;
  readonly start_at: IsoTime | null;
  readonly end_at: IsoTime | null;
  readonly show_cardlist: Flag;
  readonly detail: string;
  readonly detail_en: string;
  readonly position: number;
  /** The tags that operators put on it. */
  readonly tags: readonly PackTagRecord[];
  readonly box_hash: string | null;
  /** The planned moment of publication. */
  readonly publish_at: IsoTime | null;
  readonly tickets: number;
  readonly left: number;
  /** This field and those below are only in the response for a single pack. */
  readonly prizes?: readonly PrizeRecord[];
  readonly extra_prizes?: readonly ExtraPrizeRecord[];
  readonly arithmetic?: PackArithmetic;
  /** In the order of time. */
  readonly by_clock?: readonly PlannedPublicationResult[];
}
