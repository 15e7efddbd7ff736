import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { decideNewPassword, type PasswordRefused } from '../streams/new-password.js';
import type { OperatorAdded } from '../streams/operator.events.js';

/** The new operator, as requested by an owner. */
interface ToBeAdded {
  readonly mail: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
}

/** Decides whether an owner may add an operator: the password must be strong and the mail address free. */
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
