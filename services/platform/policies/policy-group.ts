import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Lane } from '../../kernel/lane.js';
import type { Clock } from '../../kernel/time.js';
import type { Leader } from '../concurrency/leader.js';
import { commonPlace, moveTogether, type Standing, standingsNow } from '../feed/checkpoints.js';
import type { FeedBatch, Follower, Progress, ReadStretch } from '../feed/feed.js';
import { stretchOf } from '../feed/stretch.js';
import type { PolicyReader } from './policy-reader.js';

/** Those who go on alone may go as far as there is anything. */
const NOBODY_TOGETHER: FeedBatch = { events: [], through: Number.POSITIVE_INFINITY };

/**
 * Policies that look along the log together: it is read once, and those that have nothing to do in a stretch pass it in one
 * statement. One that has, or that stands elsewhere, goes on by itself, and nobody waits for it: its commands may take long.
 */
export class PolicyGroup implements Follower {
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

  async advance(lane: Lane | null, read: ReadStretch): Promise<Progress | undefined> {
    if (lane === null && !(await this.leader.lead())) return undefined;
    // Where lanes are brought, all of them were before; some may be at it still.
    if (lane !== null) await Promise.all(this.underWay.values());
    const free = [...this.byName.keys()].filter((name) => !this.underWay.has(name));
    const standings = await standingsNow(this.pool, free, lane);
    const after = commonPlace(standings);
    const { events, through } = standings.some(({ isWhole }) => isWhole) ? await read(after) : NOBODY_TOGETHER;
    const progress = { after, through };
    const types = new Set(events.map(({ type }) => type));
    const passes = ({ reader, seq, isWhole }: Standing): boolean =>
      isWhole && seq === after && !this.byName.get(reader)!.types.some((type) => types.has(type));
    const passing = standings.filter(passes).map(({ reader }) => reader);
    // One that another process has moved meanwhile stands elsewhere at the next look.
    if (through > after && passing.length > 0) await moveTogether(this.pool, passing, lane, progress, this.clock.now());
    const others = standings.filter((one) => !passes(one)).map(({ reader }) => this.byName.get(reader)!);
    // A lane is brought by whoever has it, stretch by stretch.
    if (lane !== null) await Promise.all(others.map((reader) => this.catchUp(reader, lane, through, read)));
    else for (const reader of others) this.goAlone(reader, through, read);
    return progress;
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.underWay.values());
  }

  private goAlone(reader: PolicyReader, through: number, read: ReadStretch): void {
    const work = this.catchUp(reader, null, through, read)
      .catch((error) => {
        if (!this.stopping) this.log.error(error);
      })
      .finally(() => this.underWay.delete(reader.name));
    this.underWay.set(reader.name, work);
  }

  /** Brings one to where the others are. */
  private async catchUp(reader: PolicyReader, lane: Lane | null, through: number, read: ReadStretch): Promise<void> {
    while (!this.stopping) {
      const stretch: ReadStretch = async (after) =>
        stretchOf(await read(after), after, Number.POSITIVE_INFINITY, reader);
      const progress = await reader.advance(lane, stretch);
      if (!progress || progress.through === progress.after || progress.through >= through) return;
    }
  }
}
