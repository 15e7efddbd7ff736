import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type CaseStanding, type Cases, ForfeitureCases } from '../../members/index.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { GetAbuseCase } from '../rows/abuse-cases.query.js';
import { assignCase, endCase, lockCase, lockCaseStanding, recordStep, touchCase } from '../rows/cases.rows.js';
import type { Case, CaseChange, CaseRefusal } from '../streams/case.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';
import { toCaseRefused } from './case-refusals.messages.js';

type Target = CommandTarget<Case, CaseChange, CaseRefusal, AbuseCase>;

/** Loads and saves a case. Its row is locked for every command on it, and for a forfeiture. */
@Injectable()
export class CaseTarget implements Cases, OnModuleInit {
  constructor(
    private readonly queries: QueryBus,
    private readonly forfeitures: ForfeitureCases,
  ) {}

  onModuleInit(): void {
    this.forfeitures.keptBy(this);
  }

  standingOf(tx: StoreTransaction, caseId: string, memberId: string): Promise<CaseStanding> {
    return lockCaseStanding(tx, caseId, memberId);
  }

  noteForfeited(tx: StoreTransaction, caseId: string, memberId: string, operatorId: string): void {
    recordStep(tx, caseId, 'forfeited', operatorId, { memberId });
    touchCase(tx, caseId);
  }

  /** Returns the target of a command. @param reason recorded in the case beside the command */
  withReason(reason: string): Target {
    return {
      locksOf: () => [],
      load: async (tx, id): Promise<Found<Case> | null> => {
        const state = await lockCase(tx, id);
        return state && { state, version: state.version };
      },
      keep: (keeping, changes) => this.keep(keeping, changes, reason),
      auditedOf: ({ state, assignedTo }) => ({ state, assigned_to: assignedTo }),
      refused: toCaseRefused,
      show: (id) => this.queries.execute(new GetAbuseCase(id)),
    };
  }

  private async keep(
    { tx, context, id }: Keeping<Case>,
    changes: readonly CaseChange[],
    reason: string,
  ): Promise<Case> {
    const operatorId = context.actor.replace(/^operator:/, '');
    for (const { change, data } of changes) {
      if (change === 'CaseNoted') {
        recordStep(tx, id, 'noted', operatorId, { text: data.text });
        touchCase(tx, id);
      } else if (change === 'CaseAssigned') {
        recordStep(tx, id, 'assigned', operatorId, { text: reason });
        assignCase(tx, id, data.to);
      } else if (change === 'CaseDismissed') {
        recordStep(tx, id, 'dismissed', operatorId, { text: reason });
        endCase(tx, id, 'dismissed');
      } else {
        recordStep(tx, id, 'closed', operatorId, { text: reason });
        endCase(tx, id, data.as);
      }
    }
    return (await lockCase(tx, id))!;
  }
}
