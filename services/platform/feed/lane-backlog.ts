import type { Heartbeat, LaneEvent } from './feed-message.js';

/** What has come of a lane, in order. */
export interface LaneStretch {
  readonly events: readonly LaneEvent[];
  /** The last number of the lane up to `through`, as far as is known. */
  readonly lastSeq: number;
  readonly through: number;
}

/** Whether nothing is missing behind `after`: each event names the one before it. */
export const isComplete = ({ events, lastSeq }: LaneStretch, after: number): boolean => {
  let at = after;
  for (const { event, prevSeq } of events) {
    if (event.seq <= at) continue;
    if (prevSeq > at) return false;
    at = event.seq;
  }
  return lastSeq <= at;
};

/**
 * What has come of one lane and is not taken out yet. Messages of several topics mix, come again and come late; what is
 * taken out is in order, each once. Pure but for what it holds.
 */
export class LaneBacklog {
  /** By the number before each in the lane. */
  private readonly events = new Map<number, LaneEvent>();
  private heartbeat: Heartbeat | undefined;
  /** The lane's last number in what was taken out, and how far that reached; unknown before the first. */
  private last = -1;
  private reached = -1;

  get size(): number {
    return this.events.size;
  }

  get isEmpty(): boolean {
    return this.events.size === 0 && this.heartbeat === undefined;
  }

  add(event: LaneEvent): void {
    if (event.event.seq > this.reached) this.events.set(event.prevSeq, event);
  }

  beat(heartbeat: Heartbeat): void {
    if (heartbeat.head > Math.max(this.reached, this.heartbeat?.head ?? -1)) this.heartbeat = heartbeat;
  }

  /** Takes out what follows the last stretch without a hole; undefined when what comes next is missing. */
  takeRun(): LaneStretch | undefined {
    const before = this.reached;
    const run: LaneEvent[] = [];
    for (let next = this.events.get(this.last); next; next = this.events.get(this.last)) {
      this.events.delete(this.last);
      run.push(next);
      this.last = next.event.seq;
    }
    this.reached = Math.max(this.reached, this.last);
    if (this.heartbeat && this.heartbeat.lastSeq <= this.last) {
      this.reached = Math.max(this.reached, this.heartbeat.head);
      this.heartbeat = undefined;
    }
    return this.reached > before ? { events: run, lastSeq: this.last, through: this.reached } : undefined;
  }

  /** Takes out all events that are there, with the holes between them; when there is none, what the heartbeat tells of. */
  take(): LaneStretch {
    const events = [...this.events.values()].sort((a, b) => a.event.seq - b.event.seq);
    this.events.clear();
    const end = events.at(-1)?.event.seq;
    const { lastSeq, head } = this.heartbeat ?? { lastSeq: this.last, head: this.reached };
    if (end === undefined) this.heartbeat = undefined;
    this.last = end ?? lastSeq;
    this.reached = end ?? head;
    return { events, lastSeq: this.last, through: this.reached };
  }
}
