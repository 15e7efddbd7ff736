import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Ties } from '../belongings/account-belongings.js';
import type { AccountClosed } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

/** The belongings of a member that lapse when they leave. */
export interface Lapsing {
  readonly points: number;
  readonly coins: number;
}

export type CloseAccountRefused =
  | Refusal<'NoMember'>
  | ({ readonly code: 'Tied'; readonly owes: boolean } & Ties)
  | ({ readonly code: 'OtherSum' } & Lapsing);

/** The conditions for closing a member's account. */
export interface Leaving {
  readonly ties: Ties;
  /** True when the member owes money or has a payment in dispute. */
  readonly owes: boolean;
  readonly lapsing: Lapsing;
  /** The amounts that the member saw as lapsing; null where none were shown. */
  readonly announced: Lapsing | null;
}

/**
 * Decides whether an account may be closed for good. Nothing may be open, and only amounts that the member has seen may lapse.
 */
export const decideCloseAccount = (
  member: Membership,
  memberId: string,
  because: AccountClosed['data']['because'],
  { ties, owes, lapsing, announced }: Leaving,
): Decision<AccountClosed, CloseAccountRefused> => {
  // A ban keeps the account open, so that the mail address and phone of a banned member stay taken.
  if (!member.registered || member.closed || member.banned) return refuse({ code: 'NoMember' });
  if (owes || Object.values(ties).some((count) => count > 0)) return refuse({ code: 'Tied', owes, ...ties });
  if (announced && (announced.points !== lapsing.points || announced.coins !== lapsing.coins))
    return refuse({ code: 'OtherSum', ...lapsing });
  return accept({ type: 'AccountClosed', data: { memberId, because } });
};
