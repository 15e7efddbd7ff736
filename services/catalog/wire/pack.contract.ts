import type { Flag, IsoTime, ListAnswer } from '../../platform/http/requests/wire.contract.js';
import type { TagColor } from '../streams/pack-tags.shared.js';

/** A tag on a pack: an automatic one, or one by an operator. */
export interface Tag {
  /** The id for filtering. */
  readonly id: string;
  readonly name: string;
  readonly color: TagColor;
}

/** The draws that the shop’s server has verified from the public log, as anybody can. */
export interface VerifiedDrawsShown {
  /** The draws in an unbroken chain from the seal on. */
  readonly chained: number;
  /** The chained draws whose prize was recomputed from the revealed seeds of past days. */
  readonly recomputed: number;
  /** '1' if a difference was found. Nothing is claimed until an operator has investigated. */
  readonly differs: Flag;
}

/** A published pack. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** The price of one draw, in points or coins. */
  readonly point: number;
  /** The number of tickets in the full box. */
  readonly total_pack_count: number;
  /** The tickets left; 0 once the sale is over. */
  readonly pack_count: number;
  readonly verified: VerifiedDrawsShown;
  readonly card_type: number;
  /** '1' points, '2' coins. */
  readonly payment_method: '1' | '2';
  /** The addresses of pictures. */
  readonly image: readonly string[];
  /** '1' if it is not on sale yet. */
  readonly is_before: Flag;
  /** '1' if the shop has paused the sale. */
  readonly is_paused: Flag;
  readonly start_date: IsoTime;
  /** `2026/12/31 23:59` in Tokyo; '' without an end. */
  readonly format_end_date: string;
  /** The maximum number of cards per purchase; 0 for no limit. */
  readonly max_buy_count: number;
  /** The maximum number of cards per member; 0 for no limit. */
  readonly can_limit: number;
  /** The buyer rules as texts, such as `購入は1日1回まで`; empty if everybody may buy. */
  readonly conditions: readonly string[];
  readonly show_cardlist: Flag;
  readonly tags: readonly Tag[];
  /** The best three prizes left, best first; empty if the shop hides the prizes. */
  readonly top_prizes: readonly TopPrize[];
  /** Extra prizes, won in addition to the card of a draw. */
  readonly extra_prizes: readonly ExtraPrizeShown[];
  /** The description as HTML. */
  readonly detail: string;
}

/** An extra prize, with the draws that win it. */
export interface ExtraPrizeShown {
  readonly id: string;
  /** The name by its rule, such as `ラストワン賞` or `キリ番賞（100回ごと）`. */
  readonly label: string;
  /** `last`: the last draw wins it; `every`: every n-th draw; `at`: the listed draws. */
  readonly rule: 'last' | 'every' | 'at';
  /** 'last': empty; 'every': the interval between wins; 'at': the winning draws, from 1. */
  readonly draws: readonly number[];
  /** The number of times that it can still be won. */
  readonly left: number;
  /** The next draw that wins it; 0 if there is none. */
  readonly next: number;
  readonly name: string;
  readonly image_url: string;
  readonly model_number: string;
  readonly rarity_label: string;
  readonly set_count: number;
  readonly buy_point: number;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
}

/** A short form of a prize that may still be won. */
export interface TopPrize {
  readonly id: string;
  readonly name: string;
  /** The refund points of one card. */
  readonly buy_point: number;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
}

/** A page of packs. */
export interface PackPageResponse extends ListAnswer<Pack> {
  /** The number of packs on all pages. */
  readonly total: number;
}
