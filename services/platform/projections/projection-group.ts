import { setImmediate } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Lane } from '../../kernel/lane.js';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { insideTransaction } from '../database/open-transaction.js';
import { passFailpoint } from '../failpoint.js';
import { type ConsumerState, findCommonSeq, lockStates, savePositions } from '../feed/checkpoints.js';
import type { FeedConsumer, Progress, ReadBatch } from '../feed/feed.js';
import { isPoison } from '../feed/poison.js';
import { selectBatch } from '../feed/select-batch.js';
import type { ProjectionReader } from './projection-reader.js';
import {
  foldTouches,
  listKeysToLoad,
  loadRows,
  type Rows,
  resolveTouches,
  saveRowsBehind,
  type Touch,
} from './rows.js';
import { moveSums } from './running-sums.js';

/** Consumers at the common position, and consumers elsewhere or with parked events. */
interface Round {
  readonly after: number;
  readonly together: readonly ProjectionReader[];
  readonly alone: readonly ProjectionReader[];
}

/** The progress when no consumers read together: the others may read to the end of the log. */
const NOBODY_TOGETHER: Progress = { after: Number.POSITIVE_INFINITY, through: Number.POSITIVE_INFINITY };

/** The progress of the consumers that read together, for those that continue alone. */
interface Shared extends Round {
  readonly progress: Progress;
}

/**
 * Reads and decodes the log once for several read models, and writes their rows and checkpoints in one transaction. A consumer
 * that is behind or has parked events continues alone until it reaches the others. After an error all continue alone for one
 * batch: one failure stops no other consumer, and an event that fails is parked.
 */
export class ProjectionGroup implements FeedConsumer {
  readonly name = 'projections';
  readonly types: readonly string[];
  private readonly byName: ReadonlyMap<string, ProjectionReader>;

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    readers: readonly ProjectionReader[],
  ) {
    this.byName = new Map(readers.map((reader) => [reader.name, reader]));
    this.types = [...new Set(readers.flatMap(({ types }) => types))];
  }

  async advance(lane: Lane | null, read: ReadBatch): Promise<Progress | undefined> {
    let round: Round | undefined;
    try {
      const shared = await this.transact(async (client) => {
        round = roundOf(await lockStates(client, [...this.byName.keys()], lane), this.byName);
        return this.takeIn(client, lane, round, read);
      });
      const alone = await this.goAlone(lane, shared.alone, shared.progress.through, read);
      return alone ?? shared.progress;
    } catch (error) {
      if (!round) throw error;
      const everyone = [...round.together, ...round.alone];
      const progress = await this.goAlone(lane, everyone, Number.POSITIVE_INFINITY, read);
      // Events that fail are parked by now. Other errors are thrown, after the others have finished.
      if (!isPoison(error)) throw error;
      return progress;
    }
  }

  /** Writes the rows and positions of the consumers at the common position, all or none. */
  private async takeIn(client: PoolClient, lane: Lane | null, round: Round, read: ReadBatch): Promise<Shared> {
    const { after, together } = round;
    if (together.length === 0) return { ...round, progress: NOBODY_TOGETHER };
    const { events, through } = await read(after);
    const progress = { after, through };
    if (through === after) return { ...round, progress };
    const projections = together.map(({ projection }) => projection);
    const touches = projections.map((projection) => resolveTouches(projection, events));
    const loaded = await Promise.all(
      projections.map((projection, i) => loadRows(client, projection, projection.table, listKeysToLoad(touches[i]!))),
    );
    const saved: Promise<unknown>[] = [];
    for (const [i, projection] of projections.entries()) {
      const saving = save(client, projection, loaded[i]!, touches[i]!);
      saving.catch(() => undefined);
      saved.push(saving);
      // The event loop gets a turn, because a batch may be long.
      await setImmediate();
    }
    await Promise.all(saved);
    passFailpoint('after-rows');
    const names = together.map(({ name }) => name);
    if (!(await savePositions(client, names, lane, progress, this.clock.now())))
      throw new Error('the checkpoint of a read model was moved by another');
    return { ...round, progress };
  }

  /**
   * Advances each of the consumers alone by one batch, up to the position of the others. An error of one stops no other.
   *
   * @returns the progress of the last consumer that has not reached the others, so that more may wait
   */
  private async goAlone(
    lane: Lane | null,
    readers: readonly ProjectionReader[],
    through: number,
    read: ReadBatch,
  ): Promise<Progress | undefined> {
    let last: Progress | undefined;
    const wrong: unknown[] = [];
    for (const reader of readers)
      try {
        const progress = await reader.advance(lane, async (after) =>
          selectBatch(await read(after), after, through, reader),
        );
        const goesOn = progress && progress.through > progress.after && progress.through < through;
        if (goesOn && progress.through < (last?.through ?? Number.POSITIVE_INFINITY)) last = progress;
      } catch (error) {
        wrong.push(error);
      }
    if (wrong.length > 0) throw wrong[0];
    return last;
  }

  private async transact<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      // A crash of the database may lose this commit as a whole, rows and positions. Then the events are read again.
      await client.query('begin; set local synchronous_commit = off');
      const result = await insideTransaction(() => work(client));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

/** Splits the consumers with a lock by whether they are at the most common position. */
const roundOf = (standings: readonly ConsumerState[], byName: ReadonlyMap<string, ProjectionReader>): Round => {
  const after = findCommonSeq(standings);
  const isTogether = ({ isWhole, seq }: ConsumerState): boolean => isWhole && seq === after;
  const named = (some: readonly ConsumerState[]) => some.map(({ reader }) => byName.get(reader)!);
  return {
    after,
    together: named(standings.filter(isTogether)),
    alone: named(standings.filter((one) => !isTogether(one))),
  };
};

const save = async (
  client: PoolClient,
  projection: AnyProjection,
  before: Rows,
  touches: readonly Touch[],
): Promise<void> => {
  const after = foldTouches(new Map(before), touches);
  await Promise.all([
    saveRowsBehind(client, projection, after, before),
    projection.sums && moveSums(client, projection.sums, before, after),
  ]);
};
