import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Findings } from '../findings/findings.js';
import { aloneInCheck, noteBegun, noteCompared } from '../rows/book-state.rows.js';
import { brokenPublicLogs } from '../rows/box-books.rows.js';
import { isBehind, unsignedHead } from '../rows/log-walk.rows.js';
import { lostDeadlines } from '../rows/lost-deadlines.rows.js';
import type { Finding } from '../streams/finding.js';
import { CompareBoxes } from './compare-boxes.js';
import { CompareWallets } from './compare-wallets.js';
import { ProveAnew } from './prove-anew.js';
import { RecheckFindings } from './recheck-findings.js';
import { WalkLog } from './walk-log.js';

/**
 * Holds all wallets, lots, debts and boxes against the log, verifies what has come to the log since, with the rows that it tells
 * of, and goes on along the whole of it, and through wallets and boxes from their first facts.
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
    private readonly anew: ProveAnew,
    private readonly recheck: RecheckFindings,
    private readonly findings: Findings,
  ) {}

  /**
   * Members are frozen before more is looked for: forged points are spent within seconds. What cannot be looked at keeps nothing
   * else from being looked at: a forged fact may be of a form that nothing is read from. Operators get one mail for the whole check.
   *
   * @throws AggregateError of what could not be looked at
   */
  async execute(): Promise<number> {
    const raised = await aloneInCheck(this.database, async () => {
      await noteBegun(this.database, this.clock.now());
      const failures: unknown[] = [];
      let sum = 0;
      const hold = async (found: AsyncIterable<readonly Finding[]>): Promise<void> => {
        try {
          for await (const findings of found) sum += await this.findings.raise(findings);
        } catch (error) {
          failures.push(error);
        }
      };
      await hold(this.wallets.compare());
      await hold(this.boxes.compare());
      await hold(this.told());
      if (failures.length === 0) await noteCompared(this.database, this.clock.now());
      await hold(this.log.walk());
      await hold(this.whenKeptUp());
      await this.settle().catch((error) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
      return sum;
    });
    return raised ?? 0;
  }

  /** Closes what agrees again, frees its members, and tells operators of what is new. */
  private async settle(): Promise<void> {
    const agreed: string[] = [];
    for await (const id of this.recheck.agreed()) agreed.push(id);
    if (agreed.length > 0) await this.findings.closeAgreed(agreed);
    await this.findings.release();
    await this.findings.report();
  }

  /** What looks at more the more there is of it, and gives way while there is much that is new. */
  private async *whenKeptUp(): AsyncGenerator<readonly Finding[]> {
    if (await isBehind(this.database)) return;
    yield await lostDeadlines(this.database, this.clock.now());
    yield* this.anew.prove();
  }

  /** What others have found of boxes and heads. */
  private async *told(): AsyncGenerator<readonly Finding[]> {
    yield await brokenPublicLogs(this.database);
    yield await unsignedHead(this.database);
  }
}
