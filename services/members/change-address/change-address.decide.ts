import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { AddressChanged, IdentityCheck } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type ChangeAddressRefused = Refusal<'AccountClosed' | 'MemberBanned' | 'SameAddress'>;

/** Decides whether an operator who has checked the member's identity may change their postal address. */
export const decideChangeAddress = (
  member: Membership,
  memberId: string,
  facts: {
    /** True when the new address equals the present one exactly. */
    readonly isPresent: boolean;
  },
  checked: readonly IdentityCheck[],
): Decision<AddressChanged, ChangeAddressRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (member.banned) return refuse({ code: 'MemberBanned' });
  if (facts.isPresent) return refuse({ code: 'SameAddress' });
  return accept({ type: 'AddressChanged', data: { memberId, checked } });
};
