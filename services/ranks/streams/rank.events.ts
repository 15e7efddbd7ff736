import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Bilingual } from '../../kernel/languages.js';
import type { Coins } from '../../kernel/money.js';
import type { TokyoMonth } from '../../kernel/time.js';

/** A member has paid coins for having this rank in that month too, whatever they pay in yen. */
export type RankKept = DomainEvent<
  'RankKept',
  { readonly memberId: string; readonly rankId: string; readonly month: TokyoMonth; readonly coins: Coins }
>;

/**
 * The member's rank of a month is another than that of the month before. It follows from other facts, and is right without
 * this one: this is for whom it is told to.
 */
export type RankChanged = DomainEvent<
  'RankChanged',
  {
    readonly memberId: string;
    readonly month: TokyoMonth;
    /** Null for none. */
    readonly rankId: string | null;
    /** As the rank is called on that day; null for none. */
    readonly name: Bilingual | null;
    readonly isHigher: boolean;
  }
>;

/** Stream `rank-<memberId>`. */
export type RankEvent = RankKept | RankChanged;

export const rankEvents = declareEvents({
  RankKept: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  RankChanged: { value: 'none', cards: 'none', figure: false, news: true, history: 'member' },
} satisfies EventDeclarations<RankEvent>);
