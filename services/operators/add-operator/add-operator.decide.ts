import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { decideNewPassword, type PasswordRefused } from '../streams/new-password.js';
import type { OperatorAdded } from '../streams/operator.events.js';

/** An operator to be, as an owner describes one. */
interface ToBeAdded {
  readonly mail: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
}

/** An owner lets somebody in, with a password that nobody guesses and a mail address of their own. */
export const decideAddOperator = (
  operatorId: string,
  { mail, name, role, password }: ToBeAdded,
  facts: { readonly isMailTaken: boolean },
): Decision<OperatorAdded, PasswordRefused | Refusal<'MailTaken'>> => {
  const refusal = decideNewPassword(password, { mail, name });
  if (refusal) return refuse(refusal);
  if (facts.isMailTaken) return refuse({ code: 'MailTaken' });
  return accept({ type: 'OperatorAdded', data: { operatorId, role } });
};
