import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Member } from '../streams/member.state.js';

/** An operator gives points or coins to a member who may use them; what is given is a fact of the wallet. */
export const decideGrantToMember = (member: Member): Decision<never, Refusal<'AccountClosed' | 'MemberBanned'>> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  return member.banned ? refuse({ code: 'MemberBanned' }) : accept();
};
