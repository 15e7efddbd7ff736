import type { DomainEvent, EventVersions } from '../../kernel/event.js';
import type { Coins } from '../../kernel/money.js';
import type { TokyoMonth } from '../../kernel/time.js';

/** A member has paid coins for having this rank in that month too, whatever they pay in yen. */
export type RankKept = DomainEvent<
  'RankKept',
  { readonly memberId: string; readonly rankId: string; readonly month: TokyoMonth; readonly coins: Coins }
>;

/** Stream `rank-<memberId>`. */
export type RankEvent = RankKept;

export const rankEvents: EventVersions<RankEvent> = { RankKept: 1 };
