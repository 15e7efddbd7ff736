import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import type { Contract } from '../../platform/http/requests/contract.js';
import { MemberAccounts } from '../commands/member-accounts.js';
import { OperatorTarget } from '../commands/operator.target.js';
import { requireSecondForApprover } from '../commands/second-for-approver.js';
import { isNamedElsewhere } from '../rows/operators.rows.js';
import { ChangeRoleRequest, NameMemberRequest, ResetPasswordRequest } from './change-operator.contract.js';
import { decideChangeOperator, type OperatorChange } from './change-operator.decide.js';

/** Declares one change of an operator by an owner. */
const changeOf = <Request extends CommandRequest>(
  name: OperatorChange['kind'],
  contract: Contract<Request>,
  changeIn: (request: Request) => OperatorChange,
) =>
  operatorCommand({
    route: `POST operators/:id/${name}`,
    permission: 'run-shop',
    request: contract,
    uses: { operators: OperatorTarget, passwords: Passwords },
    prepare: async ({ request, services }) => {
      const change = changeIn(request);
      if (change.kind !== 'reset-password') return { change, passwordHash: undefined };
      return { change, passwordHash: await services.passwords.hash(change.password) };
    },
    target: ({ operator, services, prepared: { passwordHash } }) => services.operators.with(operator, { passwordHash }),
    decide: ({ operator, otherOwners }, { operator: { operatorId: by }, prepared }) =>
      decideChangeOperator(operator, prepared.change, { by, otherOwners }),
    limits: {
      secondOperator: ({ state: { operator, approvers }, operator: { operatorId: by }, decided }) =>
        requireSecondForApprover(decided.events, operator, { by, approvers }),
      isAlways: true,
    },
  });

export const changeRole = changeOf('change-role', ChangeRoleRequest, ({ role }) => ({ kind: 'change-role', role }));
export const disableOperator = changeOf('disable', CommandRequest, () => ({ kind: 'disable' }));
export const enableOperator = changeOf('enable', CommandRequest, () => ({ kind: 'enable' }));
export const requireOtp = changeOf('require-otp', CommandRequest, () => ({ kind: 'require-otp' }));
export const waiveOtp = changeOf('waive-otp', CommandRequest, () => ({ kind: 'waive-otp' }));
export const resetOtp = changeOf('reset-otp', CommandRequest, () => ({ kind: 'reset-otp' }));
export const unnameMember = changeOf('unname-member', CommandRequest, () => ({ kind: 'unname-member' }));
export const resetPassword = changeOf('reset-password', ResetPasswordRequest, ({ password }) => ({
  kind: 'reset-password',
  password,
}));

/** Names the operator's own account as a member. */
export const nameMember = operatorCommand({
  route: 'POST operators/:id/name-member',
  permission: 'run-shop',
  request: NameMemberRequest,
  uses: { operators: OperatorTarget, accounts: MemberAccounts },
  prepare: ({ request }) => ({ memberId: request.member_id.trim().toLowerCase() }),
  target: ({ operator, services }) => services.operators.with(operator, {}),
  facts: async ({ operator }, { tx, services, prepared: { memberId } }) => {
    const isMember = await services.accounts.isMember(tx, memberId);
    return { isMember, isTaken: isMember && (await isNamedElsewhere(tx, memberId, operator.operatorId)) };
  },
  decide: ({ operator, otherOwners }, { operator: { operatorId: by }, prepared: { memberId }, facts }) =>
    decideChangeOperator(operator, { kind: 'name-member', memberId, ...facts }, { by, otherOwners }),
});
