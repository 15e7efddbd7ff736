import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { eachIndependently } from '../../platform/concurrency/each-independently.js';
import { Database } from '../../platform/database/database.js';
import { leftSettlementFiles } from '../rows/settlement-files.rows.js';
import { SettlementImports } from './settlement-imports.js';

/** A file with which nobody went on for so long was left: a process has died, or a browser has gone. */
const LEFT_MS = 30_000;

/** Goes on with files of providers that were left halfway, each by itself. Its result is how many it has ended. */
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
    const left = await leftSettlementFiles(this.database.pool, since);
    await eachIndependently(left, (file) => this.imports.goOn(file));
    return left.length;
  }
}
