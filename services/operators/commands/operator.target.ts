import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { maskMail } from '../../platform/console-api/audit-trail/changes.js';
import type { CommandTarget } from '../../platform/console-api/commands/command-target.js';
import { GetOperator } from '../rows/operators.query.js';
import { followOperator, loadOperators, type Secrets } from '../rows/operators.rows.js';
import { computeHandsAfter, countApprovers, type StoredOperator } from '../streams/approver.js';
import { ALL_OPERATORS, type OperatorEvent } from '../streams/operator.events.js';
import type { OperatorRefusal } from '../streams/operator.refusals.js';
import { applyOperatorEvent, operatorStreamOf } from '../streams/operator.state.js';
import type { OperatorResource } from '../wire/operator.contract.js';
import { ApproverMails } from './approver-mails.js';
import { MemberAccounts } from './member-accounts.js';
import { toOperatorRefusal } from './operator-refusals.messages.js';

/** An operator, with counts over all operators. */
export interface OperatorAmongAll {
  readonly operator: StoredOperator;
  /** The number of approvers, this operator included. */
  readonly approvers: number;
  /** The number of other owners who can sign in. */
  readonly otherOwners: number;
}

type Target = CommandTarget<OperatorAmongAll, OperatorEvent, OperatorRefusal, OperatorResource>;

/** Returns the state of an operator who is not added yet. */
export const newOperator = (operatorId: string, { mail = '', name = '' }: Secrets): StoredOperator => ({
  operatorId,
  mail,
  name,
  role: 'support',
  isDisabled: false,
  otpRequired: false,
  hasOtp: false,
  memberId: null,
  hands: [],
  leftApproversAt: null,
  version: 0,
});

/** True for events after which somebody else may be an operator. */
const CHANGES_PERSONS: Readonly<Record<OperatorEvent['type'], boolean>> = {
  OperatorAdded: true,
  OperatorDisabled: true,
  OperatorEnabled: true,
  OperatorMemberNamed: true,
  OperatorRoleChanged: false,
  OperatorPasswordReset: false,
  OperatorOtpRequired: false,
  OperatorOtpSetUp: false,
  OperatorOtpReset: false,
};

/** The target of commands that change an operator. */
@Injectable()
export class OperatorTarget {
  constructor(
    private readonly queries: QueryBus,
    private readonly accounts: MemberAccounts,
    private readonly approverMails: ApproverMails,
  ) {}

  /** Returns the target. @param by the requesting owner @param secrets values of the command that no event contains */
  with(by: Operator, secrets: Secrets): Target {
    return {
      locksOf: (id) => [ALL_OPERATORS, operatorStreamOf(id)],
      load: async (tx, id) => {
        const all = await loadOperators(tx);
        const operator = all.find((one) => one.operatorId === id);
        if (!operator) return null;
        const otherOwners = all.filter((one) => one !== operator && one.role === 'owner' && !one.isDisabled).length;
        const approvers = countApprovers(all, tx.now);
        return { state: { operator, approvers, otherOwners }, version: operator.version };
      },
      keep: async ({ tx, context, id, loaded }, events) => {
        const before = loaded?.state.operator ?? newOperator(id, secrets);
        const expectedVersion = before.version;
        for (const event of events) await this.approverMails.queue(tx, context.commandId, by, before, event);
        tx.append(context, { streamId: operatorStreamOf(id), expectedVersion, partitionKey: id, events });
        for (const event of events)
          followOperator(tx, event, secrets, computeHandsAfter(before, event, by.operatorId, tx.now));
        const operator = events.reduce(applyOperatorEvent, before);
        if (events.some(({ type }) => CHANGES_PERSONS[type])) this.accounts.settle(tx, operator);
        return { operator, approvers: loaded?.state.approvers ?? 0, otherOwners: loaded?.state.otherOwners ?? 0 };
      },
      auditedOf: ({ operator: { name, mail, role, isDisabled, otpRequired, hasOtp, memberId } }) => {
        const status = isDisabled ? 'disabled' : 'active';
        return {
          name,
          mail: maskMail(mail),
          role,
          status,
          otp_required: otpRequired,
          has_otp: hasOtp,
          member_id: memberId,
        };
      },
      refused: toOperatorRefusal,
      show: (id) => this.queries.execute(new GetOperator(id)),
    };
  }
}
