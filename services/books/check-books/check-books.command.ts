import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Database } from '../../platform/database/database.js';
import { Findings } from '../findings/findings.js';
import { noteBegun, noteCompared, runAlone } from '../rows/book-state.rows.js';
import { findBrokenPublicLogs } from '../rows/box-books.rows.js';
import { findLostDeadlines } from '../rows/lost-deadlines.rows.js';
import { findUnsignedHead, isBehind } from '../rows/verification-runs.rows.js';
import type { Finding } from '../streams/finding.js';
import { CompareBoxes } from './compare-boxes.js';
import { CompareWallets } from './compare-wallets.js';
import { RecheckFindings } from './recheck-findings.js';
import { RecomputeBooks } from './recompute-books.js';
import { VerifyLog } from './verify-log.js';

/**
 * Compares all wallets, lots, debts and boxes with the log, and verifies new events with their rows. Then it continues
 * to verify the whole log, and recomputes wallets and boxes from their first events.
 *
 * @returns the number of new findings
 */
export class CheckBooks extends Command<number> {}

@CommandHandler(CheckBooks)
export class CheckBooksHandler implements ICommandHandler<CheckBooks> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wallets: CompareWallets,
    private readonly boxes: CompareBoxes,
    private readonly log: VerifyLog,
    private readonly recompute: RecomputeBooks,
    private readonly recheck: RecheckFindings,
    private readonly findings: Findings,
  ) {}

  /**
   * Freezes members before it continues, because points from tampering are spent within seconds. An unreadable event does not
   * prevent other checks. Operators get one mail for the whole check.
   *
   * @throws AggregateError of the failed checks
   */
  async execute(): Promise<number> {
    const raised = await runAlone(this.database, async () => {
      await noteBegun(this.database, this.clock.now());
      const failures: unknown[] = [];
      let sum = 0;
      const raiseAll = async (batches: AsyncIterable<readonly Finding[]>): Promise<void> => {
        try {
          for await (const findings of batches) sum += await this.findings.raise(findings);
        } catch (error) {
          failures.push(error);
        }
      };
      await raiseAll(this.wallets.compare());
      await raiseAll(this.boxes.compare());
      await raiseAll(this.checkOtherModules());
      if (failures.length === 0) await noteCompared(this.database, this.clock.now());
      await raiseAll(this.log.verify());
      await raiseAll(this.whenKeptUp());
      await this.settle().catch((error) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
      return sum;
    });
    return raised ?? 0;
  }

  /** Closes findings that agree again, unfreezes their members, and notifies operators of new findings. */
  private async settle(): Promise<void> {
    const agreed: string[] = [];
    for await (const id of this.recheck.agreed()) agreed.push(id);
    if (agreed.length > 0) await this.findings.closeAgreed(agreed);
    await this.findings.release();
    await this.findings.report();
  }

  /** Checks whose cost grows with the shop. They are skipped while many events are new. */
  private async *whenKeptUp(): AsyncGenerator<readonly Finding[]> {
    if (await isBehind(this.database)) return;
    yield await findLostDeadlines(this.database, this.clock.now());
    yield* this.recompute.recompute();
  }

  /** Yields the findings of other modules about boxes and heads. */
  private async *checkOtherModules(): AsyncGenerator<readonly Finding[]> {
    yield await findBrokenPublicLogs(this.database);
    yield await findUnsignedHead(this.database);
  }
}

export const checkBooksEveryMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new CheckBooks(),
};
