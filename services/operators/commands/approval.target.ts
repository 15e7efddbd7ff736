import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandTarget } from '../../platform/console-api/commands/command-target.js';
import type { OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { GetApproval } from '../rows/approvals.query.js';
import { decidedApproval, holdApproval } from '../rows/approvals.rows.js';
import type { Approval, ApprovalDecided, ApprovalRefused } from '../streams/approval.js';
import type { ApprovalResource } from '../wire/approval.contract.js';
import { approvalRefused } from './approval-refusals.messages.js';

type Target = CommandTarget<Approval, ApprovalDecided, ApprovalRefused, ApprovalResource>;

/** What was asked of a second operator, as that operator decides on it. Its row is held while they do. */
@Injectable()
export class ApprovalTarget {
  constructor(private readonly queries: QueryBus) {}

  /** Who decides, and why, is said by the command. */
  by({ operator, reason }: OperatorCommand): Target {
    return {
      locksOf: () => [],
      load: async (tx, id) => {
        const state = await holdApproval(tx, id, operator.operatorId);
        return state && { state, version: state.version };
      },
      keep: ({ tx, id, loaded }, changes) => {
        const { isApproved } = changes[0]!.data;
        decidedApproval(tx, { id, isApproved, by: operator.operatorId, reason });
        return { ...loaded!.state, state: isApproved ? 'approved' : 'declined' };
      },
      auditedOf: ({ state }) => ({ state }),
      refused: approvalRefused,
      show: (id) => this.queries.execute(new GetApproval(id, operator)),
    };
  }
}
