import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MemberBanned } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type BanRefused = Refusal<'AccountClosed' | 'AlreadyBanned' | 'NoSuchDuplicate'>;

/** The account that is said to be the same person's. */
export interface OtherAccount {
  readonly memberId: string;
  readonly exists: boolean;
}

/** An operator bars a member from the shop, for abuse or because the person has another account. */
export const decideBanMember = (
  member: Member,
  memberId: string,
  duplicateOf: OtherAccount | null,
): Decision<MemberBanned, BanRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (member.banned) return refuse({ code: 'AlreadyBanned' });
  if (duplicateOf && (!duplicateOf.exists || duplicateOf.memberId === memberId))
    return refuse({ code: 'NoSuchDuplicate' });
  return accept({ type: 'MemberBanned', data: { memberId, duplicateOf: duplicateOf?.memberId ?? null } });
};
