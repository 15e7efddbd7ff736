import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Membership } from '../streams/member.state.js';

/**
 * Decides whether an operator may reverse a grant to this member. Banned members are included: otherwise the mistake would be
 * theirs again when the ban is lifted.
 */
export const decideReverseGrant = (
  member: Membership,
  facts: { readonly isOwn: boolean },
): Decision<never, Refusal<'AccountClosed' | 'OwnAccount'>> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  return facts.isOwn ? refuse({ code: 'OwnAccount' }) : accept();
};
