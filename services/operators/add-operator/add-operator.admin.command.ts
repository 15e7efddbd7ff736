import { normalizeMailAddress } from '../../kernel/mail-address.js';
import { operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { newOperator, OperatorTarget } from '../commands/operator.target.js';
import { requireSecondForApprover } from '../commands/second-for-approver.js';
import { hasOperatorMail, loadOperators } from '../rows/operators.rows.js';
import { countApprovers } from '../streams/approver.js';
import { AddOperatorRequest } from './add-operator.contract.js';
import { decideAddOperator } from './add-operator.decide.js';

/** Adds an operator, by an owner. */
export const addOperator = operatorCreation({
  route: 'POST operators',
  permission: 'run-shop',
  request: AddOperatorRequest,
  uses: { operators: OperatorTarget, passwords: Passwords },
  prepare: async ({ request: { mail, name, password }, services }) => ({
    mail: normalizeMailAddress(mail),
    name,
    passwordHash: await services.passwords.hash(password),
  }),
  target: ({ operator, services, prepared }) => services.operators.with(operator, prepared),
  facts: async (_, { tx, prepared: { mail } }) => ({
    isMailTaken: await hasOperatorMail(tx, mail),
    approvers: countApprovers(await loadOperators(tx), tx.now),
  }),
  decide: (_, { id, request, prepared: { mail }, facts }) => decideAddOperator(id, { ...request, mail }, facts),
  limits: {
    secondOperator: ({ id, operator: { operatorId: by }, prepared, facts: { approvers }, decided }) =>
      requireSecondForApprover(decided.events, newOperator(id, prepared), { by, approvers }),
    isAlways: true,
  },
});
