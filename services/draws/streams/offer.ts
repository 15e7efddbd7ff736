import type { Amount, Currency, Points } from '../../kernel/money.js';
import { DAY_MS } from '../../kernel/time.js';
import type { BuyerRules } from './buyer-rules.js';
import type { BoxExtraPrize, ExtraRule } from './extra-prizes.js';

/** One prize row of a box, with the appearance of its cards, at the time when the box was opened. */
export interface BoxPrize {
  readonly prizeId: string;
  /** 1 is the best. */
  readonly rank: number;
  readonly rankName: string;
  /** Number of tickets; 0 for an extra prize. */
  readonly quantity: number;
  /** Points for converting a card of this row. */
  readonly buyPoint: Points;
  /** True if cards of this row can only be shipped. */
  readonly noReduction: boolean;
  readonly name: string;
  /** The English name; '' if missing, in which case the Japanese name is shown. */
  readonly nameEn: string;
  readonly imageUrl: string;
  readonly modelNumber: string;
  readonly rarity: 0 | 1 | 2 | 3;
  readonly rarityLabel: string;
  /** Number of cards in a set. */
  readonly setCount: number;
  readonly specialRemarks: string;
  readonly isSpecialRemarks: boolean;
  readonly movieUrl: string;
  /** The rule of an extra prize; absent for prizes in the box. */
  readonly extra?: ExtraRule;
}

/** The offer of a pack when it is published. */
export interface BoxOffer {
  readonly packId: string;
  readonly title: string;
  readonly titleEn: string;
  readonly cardType: number;
  readonly currency: Currency;
  /** Points or coins for one draw. */
  readonly pricePoint: Amount;
  /** Maximum cards of one purchase; 0 for only the shop's limit. */
  readonly maxBuyCount: number;
  /** Maximum cards of one member; 0 for no limit. */
  readonly canLimit: number;
  readonly rules: BuyerRules;
  readonly start: Date;
  readonly end: Date | null;
  /** The prizes in the box, then the extra prizes. */
  readonly prizes: readonly BoxPrize[];
}

/** Maximum number of cards in one purchase of any pack. */
export const MAX_COUNT = 3000;
/** Time for the member's decision on each card, from the draw on, in milliseconds. */
export const HOLDING_MS = DAY_MS;

/** The part of a pack's offer that decides on a purchase. It never changes after publication. */
export interface Terms {
  readonly packId: string;
  readonly boxHash: string;
  readonly currency: Currency;
  readonly pricePoint: Amount;
  readonly maxBuyCount: number;
  readonly canLimit: number;
  readonly rules: BuyerRules;
  readonly start: Date;
  readonly end: Date | null;
  /** The prizes in the box. */
  readonly prizeIds: readonly string[];
  readonly extras: readonly BoxExtraPrize[];
  /** Number of tickets in the full box. */
  readonly tickets: number;
}

/** Returns the prizes in the box. */
export const selectBoxPrizes = (prizes: readonly BoxPrize[]): BoxPrize[] => prizes.filter(({ extra }) => !extra);

/** Returns the extra prizes with the data that a draw needs. */
export const extrasOf = (prizes: readonly BoxPrize[]): BoxExtraPrize[] =>
  prizes.flatMap(({ prizeId, extra }, prizeIndex) => (extra ? [{ prizeId, prizeIndex, ...extra }] : []));
