import type { Flag, IsoTime, ListAnswer } from '../../platform/http/wire.contract.js';
import type { TagColor } from '../streams/pack-tags.shared.js';

/** A word on a pack: what the shop says of it by itself, or what an operator gave it. */
export interface Tag {
  /** What the list is chosen by. */
  readonly id: string;
  readonly name: string;
  readonly color: TagColor;
}

/** What of a pack's draws the shop's server has verified from the public log, as anybody can. */
export interface VerifiedDrawsShown {
  /** Draws whose line goes on from the one before, from the seal on and without a gap. */
  readonly chained: number;
  /** Of these, draws whose prize was computed again from the seeds of days that are over. */
  readonly recomputed: number;
  /** '1': a difference was found, and nothing is claimed until somebody has looked. */
  readonly differs: Flag;
}

/** A pack that was published. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** Points or coins for one draw. */
  readonly point: number;
  /** Tickets of the full box. */
  readonly total_pack_count: number;
  /** Tickets left; 0 when its sale is over, whatever is left. */
  readonly pack_count: number;
  readonly verified: VerifiedDrawsShown;
  readonly card_type: number;
  /** '1' points, '2' coins. */
  readonly payment_method: '1' | '2';
  /** Addresses of pictures. */
  readonly image: readonly string[];
  /** '1': not yet on sale. */
  readonly is_before: Flag;
  /** '1': the shop has stopped its sale for now. */
  readonly is_paused: Flag;
  readonly start_date: IsoTime;
  /** `2026/12/31 23:59` in Tokyo; '' without an end. */
  readonly format_end_date: string;
  /** Cards in one purchase at the most; 0 as many as there are. */
  readonly max_buy_count: number;
  /** Cards for one member at the most; 0 as many as there are. */
  readonly can_limit: number;
  /** Who may buy of it and how often, in words made from its rules: `購入は1日1回まで`; none for everybody. */
  readonly conditions: readonly string[];
  readonly show_cardlist: Flag;
  readonly tags: readonly Tag[];
  /** The best three of which any is left, best first; none where the shop does not show the prizes. */
  readonly top_prizes: readonly TopPrize[];
  /** Prizes outside of the box, given besides the card of the draw that wins them. */
  readonly extra_prizes: readonly ExtraPrizeShown[];
  /** HTML. */
  readonly detail: string;
}

/** A prize outside of the box, and which draws win it. */
export interface ExtraPrizeShown {
  readonly id: string;
  /** What it is called, made from its rule: `ラストワン賞`, `キリ番賞（100回ごと）`. */
  readonly label: string;
  /** The last draw wins it, every so many draws, or the draws named. */
  readonly rule: 'last' | 'every' | 'at';
  /** 'last': none; 'every': of how many draws the last one wins; 'at': the draws; the first of the box is 1. */
  readonly draws: readonly number[];
  /** How often it can still be won. */
  readonly left: number;
  /** The next draw that wins it; 0 for none. */
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

/** What may still be won of a pack, in short. */
export interface TopPrize {
  readonly id: string;
  readonly name: string;
  /** Points that it converts to. */
  readonly buy_point: number;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
}

/** A page of packs. */
export interface PackPageAnswer extends ListAnswer<Pack> {
  /** How many packs are on all pages together. */
  readonly total: number;
}
