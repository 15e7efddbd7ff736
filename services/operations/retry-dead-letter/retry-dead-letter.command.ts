import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Operator, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { Acts } from '../acts.js';
import { type DeadLetter, type DeadLetterRefusal, loadDeadLetter, whyNot } from '../dead-letter.js';
import { Readers } from '../readers.js';

/** A reader takes in what he has parked of a key, from this letter on. It answers why not, or null. */
export class RetryDeadLetter extends Command<DeadLetterRefusal | null> {
  constructor(
    readonly deadLetterId: string,
    readonly operator: Operator,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RetryDeadLetter)
export class RetryDeadLetterHandler implements ICommandHandler<RetryDeadLetter> {
  private readonly log = new Logger(RetryDeadLetterHandler.name);

  constructor(
    private readonly store: EventStore,
    private readonly readers: Readers,
    private readonly acts: Acts,
  ) {}

  async execute(command: RetryDeadLetter): Promise<DeadLetterRefusal | null> {
    const begun = await this.begin(command);
    if ('code' in begun) return begun;
    const failure = await this.retry(begun);
    await this.acts.record({ ...actOf(command), outcome: failure?.code ?? 'done' });
    return failure;
  }

  private begin(command: RetryDeadLetter): Promise<DeadLetter | DeadLetterRefusal> {
    return this.store.transact([], async (tx): Promise<DeadLetter | DeadLetterRefusal> => {
      const letter = await loadDeadLetter(tx, command.deadLetterId);
      if (!letter) return { code: 'NoSuchLetter' };
      const refusal = this.readers.find(letter.reader) ? whyNot(letter) : ({ code: 'NoSuchReader' } as const);
      recordAct(tx, { ...actOf(command), outcome: refusal?.code ?? 'begun' });
      return refusal ?? letter;
    });
  }

  private async retry({ id, reader, partitionKey }: DeadLetter): Promise<DeadLetterRefusal | null> {
    try {
      await this.readers.find(reader)!.takeParked(partitionKey);
    } catch (error) {
      this.log.error(error);
      return { code: 'TryFailed' };
    }
    const after = await this.store.look((tx) => loadDeadLetter(tx, id));
    return after?.outcome ? null : { code: 'FailedAgain', error: after?.error ?? '' };
  }
}

const actOf = ({ operator: { operatorId }, deadLetterId: id, reason }: RetryDeadLetter) => ({
  operatorId,
  resource: 'dead-letters',
  id,
  command: 'retry',
  reason,
});
