import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { runIndependently } from '../../platform/concurrency/run-independently.js';
import { Database } from '../../platform/database/database.js';
import { findAbandonedFiles } from '../rows/settlement-files.rows.js';
import { SettlementImports } from './settlement-imports.js';

/** A file without progress for this long was abandoned: its process died, or the browser left. */
const LEFT_MS = 30_000;

/** Resumes provider files that were abandoned, each independently. Returns the number of finished files. */
export class ResumeSettlements extends Command<number> {}

@CommandHandler(ResumeSettlements)
export class ResumeSettlementsHandler implements ICommandHandler<ResumeSettlements> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly imports: SettlementImports,
  ) {}

  async execute(): Promise<number> {
    const since = new Date(this.clock.now().getTime() - LEFT_MS);
    const left = await findAbandonedFiles(this.database.pool, since);
    await runIndependently(left, (file) => this.imports.goOn(file));
    return left.length;
  }
}

export const resumeSettlementsEachMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new ResumeSettlements(),
};
