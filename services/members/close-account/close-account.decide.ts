import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Ties } from '../belongings/account-belongings.js';
import type { AccountClosed } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

/** What a member has that lapses when they leave. */
export interface Lapsing {
  readonly points: number;
  readonly coins: number;
}

export type CloseAccountRefused =
  | Refusal<'NoMember'>
  | ({ readonly code: 'Tied'; readonly owes: boolean } & Ties)
  | ({ readonly code: 'OtherSum' } & Lapsing);

/** How things stand with a member whose account is to be closed. */
export interface Leaving {
  readonly ties: Ties;
  /** Owes the shop money, or has a payment in dispute. */
  readonly owes: boolean;
  readonly lapsing: Lapsing;
  /** What the member was told would lapse; null where they were told nothing. */
  readonly announced: Lapsing | null;
}

/** An account is closed for good. Nothing may be under way, and what lapses is what its member has seen. */
export const decideCloseAccount = (
  member: Member,
  memberId: string,
  because: AccountClosed['data']['because'],
  { ties, owes, lapsing, announced }: Leaving,
): Decision<AccountClosed, CloseAccountRefused> => {
  // A ban outlives no account: mail address and phone of who is banned stay taken.
  if (!member.registered || member.closed || member.banned) return refuse({ code: 'NoMember' });
  if (owes || Object.values(ties).some((count) => count > 0)) return refuse({ code: 'Tied', owes, ...ties });
  if (announced && (announced.points !== lapsing.points || announced.coins !== lapsing.coins))
    return refuse({ code: 'OtherSum', ...lapsing });
  return accept({ type: 'AccountClosed', data: { memberId, because } });
};
