import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { discardParked, letterStreamOf } from '../../platform/feed/dead-letters.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { holdDeadLetter, loadDeadLetter } from '../rows/dead-letter.rows.js';
import { GetDeadLetter } from '../rows/dead-letters.query.js';
import type { DeadLetter, DeadLetterRefusal, LetterDiscarded } from '../streams/dead-letter.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';
import { toLetterRefusal } from './dead-letter-refusals.messages.js';

/**
 * The target of commands on dead letters. A letter has no version, because the lock of its key and the lock of its row are held.
 * A rebuild that processes the event at the same time waits until the transaction ends, or has ended before.
 */
@Injectable()
export class DeadLetterTarget
  implements CommandTarget<DeadLetter, LetterDiscarded, DeadLetterRefusal, DeadLetterResource>
{
  constructor(
    private readonly store: EventStore,
    private readonly queries: QueryBus,
  ) {}

  async locksOf(id: string): Promise<readonly string[]> {
    const letter = await this.store.look((tx) => loadDeadLetter(tx, id));
    return letter ? [letterStreamOf(letter.reader, letter.partitionKey)] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<DeadLetter> | null> {
    const state = await holdDeadLetter(tx, id);
    return state ? { state, version: null } : null;
  }

  keep({ tx, loaded }: Keeping<DeadLetter>, changes: readonly LetterDiscarded[]): DeadLetter {
    const { state } = loaded!;
    for (const { data } of changes) discardParked(tx, data.reader, data.seq);
    return state;
  }

  auditedOf(): object {
    return {};
  }

  refused(refusal: DeadLetterRefusal) {
    return toLetterRefusal(refusal);
  }

  show(id: string): Promise<DeadLetterResource | null> {
    return this.queries.execute(new GetDeadLetter(id));
  }
}
