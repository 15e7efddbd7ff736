import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Loop } from './loop.js';

/** How many pieces of work of each lane. */
export type CountPerLane<Lane extends string> = Readonly<Record<Lane, number>>;

export interface DispatcherOptions<Lane extends string, Work> {
  readonly name: string;
  /** Workers of each lane: no lane waits for another's. */
  readonly workers: CountPerLane<Lane>;
  /** The longest time between two looks. */
  readonly maxMs: number;
  /** Claims work that is due for this process alone: of each lane as much as is free at the most. */
  readonly claim: (free: CountPerLane<Lane>) => Promise<readonly { readonly lane: Lane; readonly work: Work }[]>;
  readonly perform: (work: Work) => Promise<void>;
}

/** Woken, it looks at once. */
const MIN_MS = 1;

/**
 * One look-out of a process for due work, and workers to do it. A look claims as much as there are free workers, in one
 * statement; while none is free nobody looks, and the first that is free again has it looked. A fault in the work is logged.
 */
export class Dispatcher<Lane extends string, Work> {
  private readonly log: Logger;
  private readonly loop: Loop;
  private readonly busy: Map<Lane, Set<Promise<void>>>;

  constructor(private readonly options: DispatcherOptions<Lane, Work>) {
    this.log = new Logger(options.name);
    this.busy = new Map((Object.keys(options.workers) as Lane[]).map((lane) => [lane, new Set()]));
    this.loop = new Loop(options.name, () => this.look(), MIN_MS, options.maxMs);
  }

  start(): void {
    this.loop.start();
  }

  /** There is work. */
  wake(): void {
    this.loop.wake();
  }

  /** Claims no more, and waits for the work under way. @param withinMs for so long at the most */
  async stop(withinMs: number): Promise<void> {
    const ended = this.loop.stop().then(() => Promise.all([...this.busy.values()].flatMap((lane) => [...lane])));
    const ending = new AbortController();
    const late = pause(withinMs, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    await Promise.race([ended, late]).finally(() => ending.abort());
  }

  private freeIn(lane: Lane): number {
    return this.options.workers[lane] - this.busy.get(lane)!.size;
  }

  /**
   * @returns whether there may be more for who is free: a lane gave all that was asked for, and a worker of it has ended
   * meanwhile. Else whoever knows of more wakes it, and so does a worker of a full lane.
   */
  private async look(): Promise<boolean> {
    const lanes = [...this.busy.keys()];
    const free = Object.fromEntries(lanes.map((lane) => [lane, this.freeIn(lane)])) as CountPerLane<Lane>;
    if (Object.values(free).every((places) => places === 0)) return false;
    const claimed = await this.options.claim(free);
    for (const { lane, work } of claimed) this.begin(lane, work);
    const countOf = (lane: Lane) => claimed.filter((one) => one.lane === lane).length;
    return lanes.some((lane) => free[lane] > 0 && countOf(lane) === free[lane] && this.freeIn(lane) > 0);
  }

  private begin(lane: Lane, work: Work): void {
    const workers = this.busy.get(lane)!;
    const working = this.options
      .perform(work)
      .catch((error: unknown) => this.log.error(error))
      .finally(() => {
        const wasFull = this.freeIn(lane) === 0;
        workers.delete(working);
        if (wasFull) this.wake();
      });
    workers.add(working);
  }
}
