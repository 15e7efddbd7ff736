import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Lane } from '../../kernel/lane.js';
import type { Clock } from '../../kernel/time.js';
import type { Leader } from '../concurrency/leader.js';
import { type ConsumerState, findCommonSeq, loadStates, savePositions } from '../feed/checkpoints.js';
import type { FeedBatch, FeedConsumer, Progress, ReadBatch } from '../feed/feed.js';
import { selectBatch } from '../feed/select-batch.js';
import type { PolicyReader } from './policy-reader.js';

/** The batch when no policies read together: the others may read to the end of the log. */
const NOBODY_TOGETHER: FeedBatch = { events: [], through: Number.POSITIVE_INFINITY };

/**
 * Reads the log once for several policies. Policies without work in a batch skip it in one statement. A policy with work, or
 * at another position, continues alone and delays no other, because its commands may take long.
 */
export class PolicyGroup implements FeedConsumer {
  readonly name = 'policies';
  readonly types: readonly string[];
  private readonly byName: ReadonlyMap<string, PolicyReader>;
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly log = new Logger(PolicyGroup.name);
  private stopping = false;

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly leader: Leader,
    readers: readonly PolicyReader[],
  ) {
    this.byName = new Map(readers.map((reader) => [reader.name, reader]));
    this.types = [...new Set(readers.flatMap(({ types }) => types))];
  }

  async advance(lane: Lane | null, read: ReadBatch): Promise<Progress | undefined> {
    if (lane === null && !(await this.leader.lead())) return undefined;
    // Some policies may still process a batch of all lanes.
    if (lane !== null) await Promise.all(this.underWay.values());
    const free = [...this.byName.keys()].filter((name) => !this.underWay.has(name));
    const standings = await loadStates(this.pool, free, lane);
    const after = findCommonSeq(standings);
    const { events, through } = standings.some(({ isWhole }) => isWhole) ? await read(after) : NOBODY_TOGETHER;
    const progress = { after, through };
    const types = new Set(events.map(({ type }) => type));
    const passes = ({ reader, seq, isWhole }: ConsumerState): boolean =>
      isWhole && seq === after && !this.byName.get(reader)!.types.some((type) => types.has(type));
    const passing = standings.filter(passes).map(({ reader }) => reader);
    // A policy that another process has moved is at another position in the next round.
    if (through > after && passing.length > 0)
      await savePositions(this.pool, passing, lane, progress, this.clock.now());
    const others = standings.filter((one) => !passes(one)).map(({ reader }) => this.byName.get(reader)!);
    // The process that holds a lane waits for each batch.
    if (lane !== null) await Promise.all(others.map((reader) => this.catchUp(reader, lane, through, read)));
    else for (const reader of others) this.goAlone(reader, through, read);
    return progress;
  }

  /** Stops after the commands in progress are finished. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.underWay.values());
  }

  private goAlone(reader: PolicyReader, through: number, read: ReadBatch): void {
    const work = this.catchUp(reader, null, through, read)
      .catch((error) => {
        if (!this.stopping) this.log.error(error);
      })
      .finally(() => this.underWay.delete(reader.name));
    this.underWay.set(reader.name, work);
  }

  /** Advances one policy to the position of the others. */
  private async catchUp(reader: PolicyReader, lane: Lane | null, through: number, read: ReadBatch): Promise<void> {
    while (!this.stopping) {
      const readOwn: ReadBatch = async (after) =>
        selectBatch(await read(after), after, Number.POSITIVE_INFINITY, reader);
      const progress = await reader.advance(lane, readOwn);
      if (!progress || progress.through === progress.after || progress.through >= through) return;
    }
  }
}
