import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Member } from '../streams/member.state.js';

/**
 * Whether an operator may take back from this member what they were given by mistake. Also from one who is banned: they use
 * nothing by it, and what was a mistake would be theirs again when the ban is lifted.
 */
export const decideReverseGrant = (
  member: Member,
  facts: { readonly isOwn: boolean },
): Decision<never, Refusal<'AccountClosed' | 'OwnAccount'>> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  return facts.isOwn ? refuse({ code: 'OwnAccount' }) : accept();
};
