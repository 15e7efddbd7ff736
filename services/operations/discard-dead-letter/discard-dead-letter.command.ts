import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Operator, recordAct } from '../../operators/index.js';
import { discardLetter, letterStreamOf } from '../../platform/feed/dead-letters.js';
import { EventStore } from '../../platform/store/event-store.js';
import { type DeadLetter, type DeadLetterRefusal, holdDeadLetter, loadDeadLetter, whyNot } from '../dead-letter.js';
import { Readers } from '../readers.js';

/** A fact is never taken in by a reader; what waits behind it is. It answers why not, or null. */
export class DiscardDeadLetter extends Command<DeadLetterRefusal | null> {
  constructor(
    readonly deadLetterId: string,
    readonly operator: Operator,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(DiscardDeadLetter)
export class DiscardDeadLetterHandler implements ICommandHandler<DiscardDeadLetter> {
  private readonly log = new Logger(DiscardDeadLetterHandler.name);

  constructor(
    private readonly store: EventStore,
    private readonly readers: Readers,
  ) {}

  async execute(command: DiscardDeadLetter): Promise<DeadLetterRefusal | null> {
    const letter = await this.store.look((tx) => loadDeadLetter(tx, command.deadLetterId));
    if (!letter) return { code: 'NoSuchLetter' };
    const refusal = await this.discard(letter, command);
    if (refusal) return refusal;
    // What fails of the others is parked again, and to be seen there.
    await this.readers
      .find(letter.reader)
      ?.takeParked(letter.partitionKey)
      .catch((error) => this.log.error(error));
    return null;
  }

  private discard({ id, reader, partitionKey, seq }: DeadLetter, { operator, reason }: DiscardDeadLetter) {
    return this.store.transact([letterStreamOf(reader, partitionKey)], async (tx) => {
      const letter = await holdDeadLetter(tx, id);
      const refusal = this.readers.isLedger(reader) ? ({ code: 'OfTheLedger' } as const) : whyNot(letter);
      const act = { operatorId: operator.operatorId, resource: 'dead-letters', id, command: 'discard', reason };
      recordAct(tx, { ...act, outcome: refusal?.code ?? 'done' });
      if (!refusal) discardLetter(tx, reader, seq);
      return refusal;
    });
  }
}
