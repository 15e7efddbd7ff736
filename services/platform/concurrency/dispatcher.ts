import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Loop } from './loop.js';

/** Number of pieces of work per lane. */
export type CountPerLane<Lane extends string> = Readonly<Record<Lane, number>>;

export interface DispatcherOptions<Lane extends string, Work> {
  readonly name: string;
  /** Workers of each lane; no lane waits for the workers of another. */
  readonly workers: CountPerLane<Lane>;
  /** Maximum time between two polls, in milliseconds. */
  readonly maxMs: number;
  /** Claims due work for this process, at most as much of each lane as has free workers. */
  readonly claim: (free: CountPerLane<Lane>) => Promise<readonly { readonly lane: Lane; readonly work: Work }[]>;
  readonly perform: (work: Work) => Promise<void>;
}

/** Minimum pause: a dispatcher that is woken polls at once. */
const MIN_MS = 1;

/**
 * Polls for due work of a process and hands it to workers. One poll claims as much as there are free workers, in one statement.
 * While no worker is free there is no poll; the first free worker triggers the next. An error in the work is logged.
 */
export class Dispatcher<Lane extends string, Work> {
  private readonly log: Logger;
  private readonly loop: Loop;
  private readonly busy: Map<Lane, Set<Promise<void>>>;

  constructor(private readonly options: DispatcherOptions<Lane, Work>) {
    this.log = new Logger(options.name);
    this.busy = new Map((Object.keys(options.workers) as Lane[]).map((lane) => [lane, new Set()]));
    this.loop = new Loop(options.name, () => this.poll(), MIN_MS, options.maxMs);
  }

  start(): void {
    this.loop.start();
  }

  /** Polls soon, because there is work. */
  wake(): void {
    this.loop.wake();
  }

  /** Stops claiming and waits for running work. @param withinMs maximum wait in milliseconds */
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
   * Claims work for the free workers and starts it.
   *
   * @returns true when a free worker may find more work: a lane gave all that was requested, and one of its workers has finished
   *   meanwhile. Otherwise `wake` is called when there is more work, also by a worker of a full lane that finishes.
   */
  private async poll(): Promise<boolean> {
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
