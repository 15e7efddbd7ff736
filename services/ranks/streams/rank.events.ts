import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Bilingual } from '../../kernel/languages.js';
import type { Coins } from '../../kernel/money.js';
import type { TokyoMonth } from '../../kernel/time.js';

/** A member has paid coins to have this rank in that month, whatever they pay in yen. */
export type RankKept = DomainEvent<
  'RankKept',
  { readonly memberId: string; readonly rankId: string; readonly month: TokyoMonth; readonly coins: Coins }
>;

/**
 * The member's rank differs from that of the month before. The rank follows from other events; this one only serves
 * notifications.
 */
export type RankChanged = DomainEvent<
  'RankChanged',
  {
    readonly memberId: string;
    readonly month: TokyoMonth;
    /** Null for no rank. */
    readonly rankId: string | null;
    /** The rank's name on that day; null for no rank. */
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
