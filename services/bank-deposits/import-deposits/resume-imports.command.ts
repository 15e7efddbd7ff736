import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { runIndependently } from '../../platform/concurrency/run-independently.js';
import { Database } from '../../platform/database/database.js';
import { loadAbandonedFiles } from '../rows/bank-files.rows.js';
import { DepositImports } from './deposit-imports.js';

/** A file without progress for this long was abandoned: its process died, or the browser left. */
const LEFT_MS = 30_000;

/** Resumes bank files that were abandoned, each independently. Returns the number of finished files. */
export class ResumeImports extends Command<number> {}

@CommandHandler(ResumeImports)
export class ResumeImportsHandler implements ICommandHandler<ResumeImports> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly imports: DepositImports,
  ) {}

  async execute(): Promise<number> {
    const since = new Date(this.clock.now().getTime() - LEFT_MS);
    let ended = 0;
    await runIndependently(await loadAbandonedFiles(this.database.pool, since), async (fileId) => {
      for await (const { endedAt } of this.imports.carryOut(fileId)) if (endedAt !== null) ended += 1;
    });
    return ended;
  }
}

export const resumeImportsEachMinute: ScheduledCommand = { every: 'minute', command: () => new ResumeImports() };
