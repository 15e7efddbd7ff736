import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { AccountKept } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type KeepAccountRefused = Refusal<'AccountClosed' | 'MemberBanned'>;

/** The account is not closed for being unused, for the next six months. */
export const decideKeepAccount = (member: Member, memberId: string): Decision<AccountKept, KeepAccountRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  // Of a banned member it is kept anyway.
  if (member.banned) return refuse({ code: 'MemberBanned' });
  return accept({ type: 'AccountKept', data: { memberId } });
};
