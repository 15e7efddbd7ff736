import { Controller, Logger, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { DeadLetterTarget } from '../commands/dead-letter.target.js';
import { Readers } from '../readers/readers.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';
import { decideDiscardDeadLetter } from './discard-dead-letter.decide.js';

/** `POST /admin-api/dead-letters/{id}/discard`: a fact is never taken in by a reader; what waits behind it is. */
@Controller('admin-api/dead-letters')
export class DiscardDeadLetterController {
  private readonly log = new Logger(DiscardDeadLetterController.name);

  constructor(
    private readonly commands: OperatorCommands,
    private readonly letters: DeadLetterTarget,
    private readonly readers: Readers,
  ) {}

  @Post(':id/discard')
  @ForOperators('run-shop')
  discard(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<DeadLetterResource>> {
    return this.commands.run(
      command,
      this.letters,
      (letter) => decideDiscardDeadLetter(letter, this.readers.isLedger(letter.reader)),
      { after: ({ reader, partitionKey }) => this.takeInBehind(reader, partitionKey) },
    );
  }

  /** What fails of the others is parked again, and to be seen there. */
  private async takeInBehind(reader: string, partitionKey: string): Promise<void> {
    await this.readers
      .find(reader)
      ?.takeParked(partitionKey)
      .catch((error) => this.log.error(error));
  }
}
