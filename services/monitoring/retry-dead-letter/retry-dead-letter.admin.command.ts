import { Controller, Logger, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { DeadLetterTarget } from '../commands/dead-letter.target.js';
import { Readers } from '../readers/readers.js';
import { loadDeadLetter } from '../rows/dead-letter.rows.js';
import type { DeadLetterRefusal } from '../streams/dead-letter.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';
import { decideRetryDeadLetter } from './retry-dead-letter.decide.js';

/** `POST /admin-api/dead-letters/{id}/retry`: a reader takes in what it has parked of a key, from this letter on. */
@Controller('admin-api/dead-letters')
export class RetryDeadLetterController {
  private readonly log = new Logger(RetryDeadLetterController.name);

  constructor(
    private readonly commands: OperatorCommands,
    private readonly letters: DeadLetterTarget,
    private readonly readers: Readers,
    private readonly store: EventStore,
  ) {}

  @Post(':id/retry')
  @ForOperators('run-shop')
  retry(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<DeadLetterResource>> {
    return this.commands.run(
      command,
      this.letters,
      (letter) => decideRetryDeadLetter(letter, { hasReader: this.readers.find(letter.reader) !== undefined }),
      { work: () => this.takeIn(command.id) },
    );
  }

  private async takeIn(id: string): Promise<DeadLetterRefusal | null> {
    const letter = await this.find(id);
    try {
      await this.readers.find(letter!.reader)!.takeParked(letter!.partitionKey);
    } catch (error) {
      this.log.error(error);
      return { code: 'TryFailed' };
    }
    const after = await this.find(id);
    return after?.outcome ? null : { code: 'FailedAgain', error: after?.error ?? '' };
  }

  private find(id: string) {
    return this.store.look((tx) => loadDeadLetter(tx, id));
  }
}
