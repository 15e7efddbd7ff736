import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { findMembers } from '../../members/index.js';
import type { CommandTarget, Found } from '../../platform/console-api/commands/command-target.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { GetAbuseCase, GetAbuseCases } from '../rows/abuse-cases.query.js';
import { GetAbuseItem } from '../rows/abuse-items.query.js';
import { findItem, findItemOfMembers, findOpenCase, insertCase, recordStep } from '../rows/cases.rows.js';
import { CASES_LOCK } from '../rows/items.rows.js';
import type { CaseOpened, CaseRefusal, Opening } from '../streams/case.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';
import type { AbuseItem } from '../wire/abuse-item.contract.js';
import { toCaseRefused } from './case-refusals.messages.js';

type Target<Resource extends object> = CommandTarget<Opening, CaseOpened, CaseRefusal, Resource>;

/** Loads the members of a new case and saves it. All openings hold one lock, so nobody is in two open cases. */
@Injectable()
export class OpeningTargets {
  constructor(private readonly queries: QueryBus) {}

  /** Returns the target for a group of the queue. @param reason the first entry of the case */
  ofItem(reason: string): Target<AbuseItem> {
    return {
      ...this.opening(reason),
      load: async (tx, id) => {
        const item = await findItem(tx, id);
        return item && this.found(tx, item, item.version);
      },
      show: (id) => this.queries.execute(new GetAbuseItem(id)),
    };
  }

  /** Returns the target for a member and their group. @param other a further member of the case */
  ofMember(reason: string, other: string | null): Target<AbuseCase> {
    return {
      ...this.opening(reason),
      load: async (tx, id) => {
        if (!isId(id) || (await findMembers(tx, [id])).length === 0) return null;
        const known = await findMembers(tx, other === null ? [id] : [id, other]);
        const item = await findItemOfMembers(tx, known);
        const members = [...new Set([...known, ...(item?.members ?? [])])].sort();
        return this.found(tx, { members, evidence: item?.evidence ?? [], score: item?.score ?? 0 }, null);
      },
      show: (id) => this.newestCaseOf(id),
    };
  }

  private opening(reason: string) {
    return {
      locksOf: (): readonly string[] => [CASES_LOCK],
      keep: async (
        { tx, context, loaded }: { tx: StoreTransaction; context: CommandContext; loaded: Found<Opening> | null },
        changes: readonly CaseOpened[],
      ): Promise<Opening> => {
        const operatorId = context.actor.replace(/^operator:/, '');
        let { openCase } = loaded!.state;
        for (const { data } of changes) {
          openCase = await insertCase(tx, data, operatorId);
          recordStep(tx, openCase, 'opened', operatorId, { text: reason });
        }
        return { ...loaded!.state, openCase };
      },
      auditedOf: ({ openCase }: Opening): object => ({ case_id: openCase }),
      refused: toCaseRefused,
    };
  }

  private async found(
    tx: StoreTransaction,
    { members, evidence, score }: Pick<Opening, 'members' | 'evidence' | 'score'>,
    version: number | null,
  ): Promise<Found<Opening>> {
    return { state: { members, evidence, score, openCase: await findOpenCase(tx, members) }, version };
  }

  private async newestCaseOf(memberId: string): Promise<AbuseCase | null> {
    const list = { orderBy: 'c.id desc', from: 0, limit: 1, filter: { member_id: [memberId] } };
    const [newest] = (await this.queries.execute(new GetAbuseCases(list))).rows;
    return newest ? this.queries.execute(new GetAbuseCase(newest.id)) : null;
  }
}
