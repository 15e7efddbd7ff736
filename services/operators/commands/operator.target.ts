import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetOperator } from '../rows/operators.query.js';
import { followOperator, loadOperators, type Secrets } from '../rows/operators.rows.js';
import { maskedMail } from '../streams/changes.js';
import { ALL_OPERATORS, type OperatorEvent } from '../streams/operator.events.js';
import type { OperatorRefusal } from '../streams/operator.refusals.js';
import { evolveOperator, type OperatorState, operatorStreamOf } from '../streams/operator.state.js';
import type { OperatorResource } from '../wire/operator.contract.js';
import type { CommandTarget } from './command-target.js';
import { MemberAccounts } from './member-accounts.js';
import { operatorRefused } from './operator-refusals.messages.js';

/** An operator among the others. */
export interface OperatorAmongAll {
  readonly operator: OperatorState;
  /** Owners that can sign in, but for this operator. */
  readonly otherOwners: number;
}

type Target = CommandTarget<OperatorAmongAll, OperatorEvent, OperatorRefusal, OperatorResource>;

const added = (operatorId: string, { mail = '', name = '' }: Secrets): OperatorState => ({
  operatorId,
  mail,
  name,
  role: 'support',
  isDisabled: false,
  otpRequired: false,
  hasOtp: false,
  memberId: null,
  version: 0,
});

/** After these somebody else may be an operator. */
const CHANGES_PERSONS: ReadonlySet<OperatorEvent['type']> = new Set([
  'OperatorAdded',
  'OperatorDisabled',
  'OperatorEnabled',
  'OperatorMemberNamed',
]);

/** An operator, as owners change one. */
@Injectable()
export class OperatorTarget {
  constructor(
    private readonly queries: QueryBus,
    private readonly accounts: MemberAccounts,
  ) {}

  /** @param secrets what the command says and no fact does */
  with(secrets: Secrets): Target {
    return {
      locksOf: (id) => [ALL_OPERATORS, operatorStreamOf(id)],
      load: async (tx, id) => {
        const all = await loadOperators(tx);
        const operator = all.find((one) => one.operatorId === id);
        if (!operator) return null;
        const otherOwners = all.filter((one) => one !== operator && one.role === 'owner' && !one.isDisabled).length;
        return { state: { operator, otherOwners }, version: operator.version };
      },
      keep: ({ tx, context, id, found }, events) => {
        const before = found?.state.operator ?? added(id, secrets);
        const expectedVersion = before.version;
        tx.append(context, { streamId: operatorStreamOf(id), expectedVersion, partitionKey: id, events });
        for (const event of events) followOperator(tx, event, secrets);
        const operator = events.reduce(evolveOperator, before);
        if (events.some(({ type }) => CHANGES_PERSONS.has(type))) this.accounts.settle(tx, operator);
        return { operator, otherOwners: found?.state.otherOwners ?? 0 };
      },
      toldOf: ({ operator: { name, mail, role, isDisabled, otpRequired, hasOtp, memberId } }) => {
        const status = isDisabled ? 'disabled' : 'active';
        return {
          name,
          mail: maskedMail(mail),
          role,
          status,
          otp_required: otpRequired,
          has_otp: hasOtp,
          member_id: memberId,
        };
      },
      refused: operatorRefused,
      show: (id) => this.queries.execute(new GetOperator(id)),
    };
  }
}
