import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { noteCommonGrams } from '../../platform/console-api/lists/common-grams.rows.js';
import { Database } from '../../platform/database/database.js';

/**
 * Stores the common letter sequences of searched columns, so that searches use the rare ones.
 *
 * @returns the number of sequences
 */
export class NoteCommonGrams extends Command<number> {}

@CommandHandler(NoteCommonGrams)
export class NoteCommonGramsHandler implements ICommandHandler<NoteCommonGrams> {
  constructor(private readonly database: Database) {}

  execute(): Promise<number> {
    return noteCommonGrams(this.database.pool);
  }
}

export const noteCommonGramsEveryHour: ScheduledCommand = { every: 'hour', command: () => new NoteCommonGrams() };
