import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandTarget } from '../../platform/console-api/commands/command-target.js';
import type { OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { GetApproval } from '../rows/approvals.query.js';
import { holdApproval, recordDecision } from '../rows/approvals.rows.js';
import type { Approval, ApprovalDecided, ApprovalRefused } from '../streams/approval.js';
import type { ApprovalResource } from '../wire/approval.contract.js';
import { toApprovalRefusal } from './approval-refusals.messages.js';

type Target = CommandTarget<Approval, ApprovalDecided, ApprovalRefused, ApprovalResource>;

/** The request for a second operator as a target. Its row is locked during the decision. */
@Injectable()
export class ApprovalTarget {
  constructor(private readonly queries: QueryBus) {}

  /** Returns the target for the deciding operator and their reason. */
  by({ operator, reason }: OperatorCommand): Target {
    return {
      locksOf: () => [],
      load: async (tx, id) => {
        const state = await holdApproval(tx, id, operator.operatorId);
        return state && { state, version: state.version };
      },
      keep: ({ tx, id, loaded }, changes) => {
        const { isApproved } = changes[0]!.data;
        recordDecision(tx, { id, isApproved, by: operator.operatorId, reason });
        return { ...loaded!.state, state: isApproved ? 'approved' : 'declined' };
      },
      auditedOf: ({ state }) => ({ state }),
      refused: toApprovalRefusal,
      show: (id) => this.queries.execute(new GetApproval(id, operator)),
    };
  }
}
