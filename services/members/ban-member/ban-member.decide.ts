import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MemberBanned } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type BanRefused = Refusal<'AccountClosed' | 'AlreadyBanned'>;

/** An operator bars a member from the shop; nothing is taken from them by it. */
export const decideBanMember = (member: Member, memberId: string): Decision<MemberBanned, BanRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (member.banned) return refuse({ code: 'AlreadyBanned' });
  return accept({ type: 'MemberBanned', data: { memberId, duplicateOf: null } });
};
