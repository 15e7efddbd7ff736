import type { Amount, Currency, Points } from '../../kernel/money.js';
import { DAY_MS } from '../../kernel/time.js';
import type { BuyerRules } from './buyer-rules.js';
import type { ExtraPrize, ExtraRule } from './extra-prizes.js';

/** One row of prizes of a box, with what the card looks like, as it was when the box was opened. */
export interface BoxPrize {
  readonly prizeId: string;
  /** 1 is the best. */
  readonly rank: number;
  readonly rankName: string;
  /** Tickets; none of a prize outside of the box. */
  readonly quantity: number;
  /** Points that a card of this row comes back for. */
  readonly buyPoint: Points;
  /** Ship only: cannot be turned into points. */
  readonly noReduction: boolean;
  readonly name: string;
  /** '' where there is none; then the Japanese name is shown. */
  readonly nameEn: string;
  readonly imageUrl: string;
  readonly modelNumber: string;
  readonly rarity: 0 | 1 | 2 | 3;
  readonly rarityLabel: string;
  /** Cards of a set. */
  readonly setCount: number;
  readonly specialRemarks: string;
  readonly isSpecialRemarks: boolean;
  readonly movieUrl: string;
  /** Of a prize outside of the box: which draws win it. */
  readonly extra?: ExtraRule;
}

/** What is put on sale when a pack is published. */
export interface BoxOffer {
  readonly packId: string;
  readonly title: string;
  readonly titleEn: string;
  readonly cardType: number;
  readonly currency: Currency;
  /** Points or coins for one draw. */
  readonly pricePoint: Amount;
  /** Cards of one purchase at the most; 0 for no limit but the shop's. */
  readonly maxBuyCount: number;
  /** Cards of one member at the most; 0 for none. */
  readonly canLimit: number;
  readonly rules: BuyerRules;
  readonly start: Date;
  readonly end: Date | null;
  /** Those in the box, then those outside of it. */
  readonly prizes: readonly BoxPrize[];
}

/** Cards of one purchase at the most, whatever the pack says. */
export const LARGEST_COUNT = 3000;
/** How long a member has to decide on each card, from the moment of the draw. */
export const HOLDING_MS = DAY_MS;

/** What of a pack's offer a purchase is decided on; it never changes after publication. */
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
  /** Of those in the box. */
  readonly prizeIds: readonly string[];
  readonly extras: readonly ExtraPrize[];
  /** Of the full box. */
  readonly tickets: number;
}

/** The prizes in the box. */
export const inBox = (prizes: readonly BoxPrize[]): BoxPrize[] => prizes.filter(({ extra }) => !extra);

/** The prizes outside of the box, as a draw needs them. */
export const extrasOf = (prizes: readonly BoxPrize[]): ExtraPrize[] =>
  prizes.flatMap(({ prizeId, extra }, prizeIndex) => (extra ? [{ prizeId, prizeIndex, ...extra }] : []));
