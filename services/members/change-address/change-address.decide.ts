import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { AddressChanged, IdentityCheck } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type ChangeAddressRefused = Refusal<'AccountClosed' | 'MemberBanned' | 'SameAddress'>;

/** An operator who has made sure of the person gives a member another postal address. */
export const decideChangeAddress = (
  member: Member,
  memberId: string,
  facts: {
    /** To the letter. */
    readonly isPresent: boolean;
  },
  checked: readonly IdentityCheck[],
): Decision<AddressChanged, ChangeAddressRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (member.banned) return refuse({ code: 'MemberBanned' });
  if (facts.isPresent) return refuse({ code: 'SameAddress' });
  return accept({ type: 'AddressChanged', data: { memberId, checked } });
};
