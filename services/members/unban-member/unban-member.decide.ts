import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MemberUnbanned } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type UnbanRefused = Refusal<'AccountClosed' | 'NotBanned'>;

/** Decides whether an operator may lift a ban. Forfeited belongings do not come back. */
export const decideUnbanMember = (member: Membership, memberId: string): Decision<MemberUnbanned, UnbanRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  return member.banned ? accept({ type: 'MemberUnbanned', data: { memberId } }) : refuse({ code: 'NotBanned' });
};
