import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noteCommonGrams } from '../../platform/console-api/lists/common-grams.rows.js';
import { Database } from '../../platform/database/database.js';

/**
 * Notes which runs of letters are common in what operators search, so that searches go by the rare ones.
 *
 * @returns how many runs
 */
export class NoteCommonGrams extends Command<number> {}

@CommandHandler(NoteCommonGrams)
export class NoteCommonGramsHandler implements ICommandHandler<NoteCommonGrams> {
  constructor(private readonly database: Database) {}

  execute(): Promise<number> {
    return noteCommonGrams(this.database.pool);
  }
}
