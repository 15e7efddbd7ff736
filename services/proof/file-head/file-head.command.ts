import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { loadPublishedCheckpoint } from '../rows/checkpoints.rows.js';
import { appendHead } from './head-files.js';

/**
 * Appends the newest head to the folder of heads, if one is configured.
 *
 * @returns the number of heads written: 0 or 1
 */
export class FileHead extends Command<number> {}

@CommandHandler(FileHead)
export class FileHeadHandler implements ICommandHandler<FileHead> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute(): Promise<number> {
    const { folder } = this.config.logHeads;
    const head = folder === null ? null : await loadPublishedCheckpoint(this.database);
    return folder !== null && head && appendHead(folder, head, this.clock.now()) ? 1 : 0;
  }
}

export const fileHeadEveryMinute: ScheduledCommand = { every: 'minute', command: () => new FileHead() };
