import { setTimeout as pause } from 'node:timers/promises';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import { Database } from '../../platform/database/database.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { readPublicLines, readRevealedSeeds, readShownBox, type ShownBox } from '../rows/public-log.rows.js';
import {
  findBehind,
  findVerified,
  keepVerified,
  type OpenDifference,
  openDifferences,
} from '../rows/verified-logs.rows.js';
import type { OpenedBox } from '../streams/opened-box.js';
import {
  compareHead,
  followLog,
  type LogDifference,
  type Promised,
  readPromise,
  type SeedOf,
} from '../streams/public-log.js';
import { checkSeeds } from '../streams/seed-chain.js';
import { chooseNextWalk, createUnverified, type VerifiedLog, type Walk } from '../streams/verified-log.js';

const LINES_A_BATCH = 1000;
const LINES_A_TURN = 100;
/** After a batch the command pauses for this multiple of the batch's duration. */
const REST = 5;
/** Maximum duration of a run in milliseconds. The rest waits for the next minute, so that other jobs can run. */
const MAX_DURATION_MS = 5000;

/** Verifies the draws of all boxes from their public logs as far as possible. */
export class VerifyDraws extends Command<number> {}

/** Thrown when the public log of a box is wrong. */
export class DrawsDifferError extends Error {
  constructor(differences: readonly OpenDifference[]) {
    const places = differences.map(({ packId, slot, reason }) => `pack ${packId} at slot ${slot} (${reason})`);
    super(`the public log does not verify: ${places.join(', ')}`);
  }
}

@CommandHandler(VerifyDraws)
export class VerifyDrawsHandler implements ICommandHandler<VerifyDraws> {
  private readonly work = new SharedWork(LINES_A_TURN);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: OpenBoxCache,
  ) {}

  /**
   * Verifies boxes in turn, a batch each, so that a long or unreadable log does not delay the others.
   *
   * @returns the number of verified lines
   * @throws DrawsDifferError as long as any box differs
   * @throws Error the cause for which a box could not be read; the next minute tries again
   */
  async execute(): Promise<number> {
    const deadline = performance.now() + MAX_DURATION_MS;
    const behind = await findBehind(this.database);
    const failures: unknown[] = [];
    let lines = 0;
    for (let packId = behind.shift(); packId !== undefined; packId = behind.shift()) {
      const began = performance.now();
      const verified = await this.goOn(packId).catch((error) => {
        failures.push(error);
        return { lines: 0, more: false };
      });
      lines += verified.lines;
      if (verified.more) behind.push(packId);
      if (performance.now() > deadline) break;
      if (behind.length > 0) await pause(REST * (performance.now() - began));
    }
    const differences = await openDifferences(this.database);
    if (differences.length > 0) throw new DrawsDifferError(differences);
    if (failures.length > 0) throw failures[0];
    return lines;
  }

  /** Verifies one batch of a box. The head is read first; later draws belong to the next batch. */
  private async goOn(packId: string): Promise<{ lines: number; more: boolean }> {
    const box = (await this.cache.find(packId))!;
    const shown = await readShownBox(this.database, box);
    const promised = readPromise(shown);
    const before = (await findVerified(this.database, packId)) ?? createUnverified(shown, promised);
    const walk = chooseNextWalk(before, shown.head, shown.revealedThrough);
    if (walk === null) return { lines: 0, more: false };
    const after = promised
      ? await this.follow(walk, box, shown, promised, before)
      : { ...before, difference: { walk, slot: 0, reason: 'manifest' as const } };
    await keepVerified(this.database, packId, before, after, this.clock.now());
    const hasMore = !after.difference && chooseNextWalk(after, shown.head, shown.revealedThrough) !== null;
    return { lines: after[walk].slot - before[walk].slot, more: hasMore };
  }

  private async follow(
    walk: Walk,
    box: OpenedBox,
    shown: ShownBox,
    promised: Promised,
    before: VerifiedLog,
  ): Promise<VerifiedLog> {
    const differs = (difference: LogDifference): VerifiedLog => ({ ...before, difference: { ...difference, walk } });
    const isChain = walk === 'chained';
    const seeds = isChain ? [] : await readRevealedSeeds(this.database, box, shown.revealedThrough);
    if (!isChain && !checkSeeds(promised.anchor, seeds)) return differs({ slot: before[walk].slot, reason: 'seed' });
    const cut = isChain && compareHead(before.chained, shown);
    if (cut) return differs(cut);
    const last = isChain ? shown.head.slot : before.chained.slot;
    const end = Math.min(before[walk].slot + LINES_A_BATCH, last);
    const lines = await readPublicLines(this.database, box, before[walk].slot, end);
    const seedOf: SeedOf | null = isChain ? null : (day) => seeds[day - 1];
    const { place, difference, isWaiting } = await this.work.run(
      followLog(promised, before[walk], { lines, end }, seedOf),
    );
    // A changed draw may only become visible in the next line. Nothing of the batch is stored.
    const lastDifference = difference ?? (isChain ? compareHead(place, shown) : null);
    if (lastDifference) return differs(lastDifference);
    const isThrough = !isChain && (isWaiting || place.slot === last);
    return {
      ...before,
      [walk]: place,
      recomputedThrough: isThrough ? shown.revealedThrough : before.recomputedThrough,
      difference: null,
    };
  }
}

export const verifyDrawsEveryMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new VerifyDraws(),
};
