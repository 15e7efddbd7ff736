import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Membership } from '../streams/member.state.js';

/**
 * Decides on a grant of points or coins. Operators cannot grant to themselves. The grant becomes an event of the wallet.
 */
export const decideGrantToMember = (
  member: Membership,
  facts: { readonly isOwn: boolean },
): Decision<never, Refusal<'AccountClosed' | 'MemberBanned' | 'OwnAccount'>> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (facts.isOwn) return refuse({ code: 'OwnAccount' });
  return member.banned ? refuse({ code: 'MemberBanned' }) : accept();
};
