import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MemberBanned } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type BanRefused = Refusal<'AccountClosed' | 'AlreadyBanned'>;

/** Decides whether an operator may ban a member. A ban takes nothing from the member. */
export const decideBanMember = (member: Membership, memberId: string): Decision<MemberBanned, BanRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (member.banned) return refuse({ code: 'AlreadyBanned' });
  return accept({ type: 'MemberBanned', data: { memberId, duplicateOf: null } });
};
