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
 * What has come of one lane and is not taken in yet. Messages of several topics mix, come again and come late; what is
 * taken out is in order, each once. Pure but for what it holds.
 */
export class LaneBacklog {
  private readonly events = new Map<number, LaneEvent>();
  private heartbeat: Heartbeat | undefined;
  /** The number that the last stretch reached. */
  private reached = -1;

  get size(): number {
    return this.events.size;
  }

  get isEmpty(): boolean {
    return this.events.size === 0 && this.heartbeat === undefined;
  }

  add(event: LaneEvent): void {
    if (event.event.seq > this.reached) this.events.set(event.event.seq, event);
  }

  beat(heartbeat: Heartbeat): void {
    if (heartbeat.head > Math.max(this.reached, this.heartbeat?.head ?? -1)) this.heartbeat = heartbeat;
  }

  /** Whether nothing is missing between the last stretch and what is there. */
  isComplete(): boolean {
    return isComplete(this.stretch(), this.reached);
  }

  /** Takes out all that is there. */
  take(): LaneStretch {
    const stretch = this.stretch();
    this.events.clear();
    this.heartbeat = undefined;
    this.reached = Math.max(this.reached, stretch.through);
    return stretch;
  }

  private stretch(): LaneStretch {
    const events = [...this.events.values()].sort((a, b) => a.event.seq - b.event.seq);
    const end = events.at(-1)?.event.seq ?? -1;
    const { lastSeq, head } = this.heartbeat ?? { lastSeq: -1, head: -1 };
    return { events, lastSeq: Math.max(end, lastSeq), through: Math.max(end, head) };
  }
}
