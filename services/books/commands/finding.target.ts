import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { endFreeze, lockOfParcels } from '../../members/index.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { retryPostponed } from '../../platform/deadlines/deadline-faults.js';
import type { RefusedError } from '../../platform/http/responses/envelope.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { GetBookFinding } from '../rows/book-findings.query.js';
import { closeFinding, hasOpenFinding, holdFinding } from '../rows/findings.rows.js';
import type { CloseFindingRefused, FindingClosed, HeldFinding } from '../streams/finding.js';
import type { BookFinding } from '../wire/book-finding.contract.js';
import { buildFindingRefusal } from './finding-refusals.messages.js';

/** A finding on which operators decide. Its row is locked meanwhile. */
@Injectable()
export class FindingTarget implements CommandTarget<HeldFinding, FindingClosed, CloseFindingRefused, BookFinding> {
  constructor(private readonly queries: QueryBus) {}

  /** Returns the locks of its member, who may be unfrozen. Draws, decisions and shipping each hold one of them. */
  async locksOf(id: string): Promise<readonly string[]> {
    const memberId = (await this.show(id))?.member_id ?? null;
    return memberId === null ? [] : [walletStreamOf(memberId), lockOfParcels(memberId)];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<HeldFinding> | null> {
    const state = await holdFinding(tx, id);
    return state && { state, version: state.version };
  }

  async keep(
    { tx, context, id, loaded }: Keeping<HeldFinding>,
    changes: readonly FindingClosed[],
  ): Promise<HeldFinding> {
    const { memberId } = loaded!.state;
    if (changes.length === 0) return loaded!.state;
    closeFinding(tx, id, context.actor.replace(/^operator:/, ''));
    if (memberId !== null && !(await hasOpenFinding(tx, memberId, id))) {
      endFreeze(tx, memberId);
      retryPostponed(tx, memberId);
    }
    return { ...loaded!.state, isClosed: true };
  }

  auditedOf({ isClosed }: HeldFinding): object {
    return { state: isClosed ? 'closed' : 'open' };
  }

  refused(refusal: CloseFindingRefused): RefusedError {
    return buildFindingRefusal(refusal);
  }

  show(id: string): Promise<BookFinding | null> {
    return this.queries.execute(new GetBookFinding(id));
  }
}
