import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MemberUnbanned } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type UnbanRefused = Refusal<'AccountClosed' | 'NotBanned'>;

/** An operator lets a member in again; what was forfeited does not come back by it. */
export const decideUnbanMember = (member: Member, memberId: string): Decision<MemberUnbanned, UnbanRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  return member.banned ? accept({ type: 'MemberUnbanned', data: { memberId } }) : refuse({ code: 'NotBanned' });
};
