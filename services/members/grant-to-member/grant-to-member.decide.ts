import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Member } from '../streams/member.state.js';

/** An operator gives points or coins to a member who may use them, and not to themselves; what is given is a fact of the wallet. */
export const decideGrantToMember = (
  member: Member,
  facts: { readonly isOwn: boolean },
): Decision<never, Refusal<'AccountClosed' | 'MemberBanned' | 'OwnAccount'>> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (facts.isOwn) return refuse({ code: 'OwnAccount' });
  return member.banned ? refuse({ code: 'MemberBanned' }) : accept();
};
