import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { AccountForfeited, MemberBanned } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';
import type { CaseStanding } from './forfeiture-cases.js';

export type ForfeitRefused = Refusal<'AccountClosed' | 'NotInCase' | 'CaseClosed' | 'NoSuchDuplicate'>;

/** The account that is said to be the same person's. */
export interface OtherAccount {
  readonly memberId: string;
  readonly exists: boolean;
}

/** The grounds of a forfeiture. */
export interface Grounds {
  readonly caseId: string;
  readonly standing: CaseStanding;
  readonly duplicateOf: OtherAccount | null;
}

/**
 * Decides whether a member loses all belongings because of an open case. The member is also banned if they are not yet.
 */
export const decideForfeitMember = (
  member: Membership,
  memberId: string,
  { caseId, standing, duplicateOf }: Grounds,
): Decision<MemberBanned | AccountForfeited, ForfeitRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (standing === 'other') return refuse({ code: 'NotInCase' });
  if (standing === 'closed') return refuse({ code: 'CaseClosed' });
  if (duplicateOf && (!duplicateOf.exists || duplicateOf.memberId === memberId))
    return refuse({ code: 'NoSuchDuplicate' });
  const forfeited: AccountForfeited = {
    type: 'AccountForfeited',
    data: { memberId, caseId, duplicateOf: duplicateOf?.memberId ?? null },
  };
  if (member.banned) return accept(forfeited);
  const banned: MemberBanned = { type: 'MemberBanned', data: { memberId, duplicateOf: duplicateOf?.memberId ?? null } };
  return accept<MemberBanned | AccountForfeited>(banned, forfeited);
};
