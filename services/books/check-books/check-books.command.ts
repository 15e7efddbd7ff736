import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Findings } from '../findings/findings.js';
import { aloneInCheck, noteBegun, noteCompared } from '../rows/book-state.rows.js';
import { brokenPublicLogs } from '../rows/box-books.rows.js';
import { unsignedHead } from '../rows/log-walk.rows.js';
import { CompareBoxes } from './compare-boxes.js';
import { CompareWallets } from './compare-wallets.js';
import { WalkLog } from './walk-log.js';

/**
 * Holds all wallets, lots, debts and boxes against the log, verifies what has come to the log since, with the rows that it tells
 * of, and goes on along the whole of it.
 *
 * @returns how many things were found that were not known yet
 */
export class CheckBooks extends Command<number> {}

@CommandHandler(CheckBooks)
export class CheckBooksHandler implements ICommandHandler<CheckBooks> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wallets: CompareWallets,
    private readonly boxes: CompareBoxes,
    private readonly log: WalkLog,
    private readonly findings: Findings,
  ) {}

  /** What is found is told before more is looked for: forged points are spent within seconds. */
  async execute(): Promise<number> {
    const raised = await aloneInCheck(this.database, async () => {
      await noteBegun(this.database, this.clock.now());
      let sum = 0;
      for await (const found of this.wallets.compare()) sum += await this.findings.raise(found);
      sum += await this.findings.raise(await this.boxes.compare());
      sum += await this.findings.raise(await brokenPublicLogs(this.database));
      sum += await this.findings.raise(await unsignedHead(this.database));
      await noteCompared(this.database, this.clock.now());
      for await (const found of this.log.walk()) sum += await this.findings.raise(found);
      return sum;
    });
    return raised ?? 0;
  }
}
