import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import type { CommandTarget, Found } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { GetChainCheck } from '../rows/chain-check.query.js';
import { beginChainCheck, reserveChainCheck } from '../rows/chain-checks.rows.js';
import type { ChainCheck } from '../wire/chain-check.contract.js';

const UNDER_WAY = {
  ja: '検証はすでに実行中です。終わるまでお待ちください。',
  en: 'A check is already running. Wait until it has finished.',
};

/** A verification of the log's chain, as it is started. */
@Injectable()
export class ChainCheckTarget implements CommandTarget<object, never, Refusal<'CheckUnderWay'>, ChainCheck> {
  constructor(
    private readonly store: EventStore,
    private readonly queries: QueryBus,
  ) {}

  newId(): Promise<string> {
    return this.store.look(reserveChainCheck);
  }

  /**
   * Begins a check.
   *
   * @returns false if another one is running
   */
  begin(tx: StoreTransaction, id: string, operatorId: string): Promise<boolean> {
    return beginChainCheck(tx, id, operatorId);
  }

  locksOf(): readonly string[] {
    return [];
  }

  async load(): Promise<Found<object> | null> {
    return null;
  }

  keep(): object {
    return {};
  }

  auditedOf(): object {
    return {};
  }

  refused(): RefusedError {
    return new RefusedError(400, buildFieldError('id', UNDER_WAY));
  }

  show(id: string): Promise<ChainCheck | null> {
    return this.queries.execute(new GetChainCheck(id));
  }
}
