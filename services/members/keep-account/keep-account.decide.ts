import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { AccountKept } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type KeepAccountRefused = Refusal<'AccountClosed' | 'MemberBanned'>;

/** Decides whether an operator may keep an unused account for the next six months. */
export const decideKeepAccount = (member: Membership, memberId: string): Decision<AccountKept, KeepAccountRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  // A banned member's account is kept in any case.
  if (member.banned) return refuse({ code: 'MemberBanned' });
  return accept({ type: 'AccountKept', data: { memberId } });
};
