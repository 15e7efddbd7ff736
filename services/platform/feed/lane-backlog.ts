import type { LogLink } from './feed.postgres.js';
import type { LaneEvent, LaneHeartbeat } from './feed-message.js';

/** The next events of a lane, in order. */
export interface LaneBatch {
  readonly events: readonly LaneEvent[];
  /** The last known number of the lane up to `through`. */
  readonly lastSeq: number;
  readonly through: number;
  /** The chain hash at `through`, if a heartbeat carries it. */
  readonly hash?: string | undefined;
}

/** Returns the link of a message. Without a hash it matches no log. */
const linkOf = (seq: number, hash: string | undefined): LogLink => ({ seq, hash: hash ?? '' });

/** Returns all links of a batch. Each must match the log before any event of the batch is consumed. */
export const linksOf = ({ events, through, hash }: LaneBatch): LogLink[] => {
  const links = events.map((message) => linkOf(message.event.seq, message.hash));
  return events.at(-1)?.event.seq === through ? links : [...links, linkOf(through, hash)];
};

/** Returns true if no event after `after` is missing. Each event names the previous one. */
export const isComplete = ({ events, lastSeq }: LaneBatch, after: number): boolean => {
  let at = after;
  for (const { event, prevSeq } of events) {
    if (event.seq <= at) continue;
    if (prevSeq > at) return false;
    at = event.seq;
  }
  return lastSeq <= at;
};

/**
 * Buffers the messages of one lane. They arrive from several topics, out of order, repeated or late. They leave in order, each
 * once. It has no effect outside its own state.
 */
export class LaneBacklog {
  /** Events by the number of the previous event in the lane. */
  private readonly events = new Map<number, LaneEvent>();
  private heartbeat: LaneHeartbeat | undefined;
  /** The last event taken out, and the number that its batch reached; -1 before the first batch. */
  private last = -1;
  private reached = -1;
  private reachedHash: string | undefined;
  private isBehind = false;

  get size(): number {
    return this.events.size;
  }

  get isEmpty(): boolean {
    return this.events.size === 0 && this.heartbeat === undefined;
  }

  add(event: LaneEvent): void {
    if (event.event.seq > this.reached) this.events.set(event.prevSeq, event);
    else this.noteBehind(event.event.seq, event.hash);
  }

  beat(heartbeat: LaneHeartbeat): void {
    if (heartbeat.head <= this.reached) this.noteBehind(heartbeat.head, heartbeat.hash);
    else if (heartbeat.head > (this.heartbeat?.head ?? -1)) this.heartbeat = heartbeat;
  }

  /**
   * Returns the end of the last batch, once after a message from before that end. The message is a repeat, or the log was
   * restored and grows again below that end.
   */
  takeDoubt(): LogLink | undefined {
    const isDoubtful = this.isBehind;
    this.isBehind = false;
    return isDoubtful && this.reachedHash !== undefined ? { seq: this.reached, hash: this.reachedHash } : undefined;
  }

  /** Forgets the end of the last batch, and keeps the messages that arrived since. */
  forgetEnd(): void {
    this.last = -1;
    this.reached = -1;
    this.reachedHash = undefined;
    this.isBehind = false;
  }

  /** Removes all messages and returns their links in any order. */
  takeLinks(): LogLink[] {
    const { events, heartbeat } = this;
    const links = [...events.values()].map((message) => linkOf(message.event.seq, message.hash));
    if (heartbeat) links.push(linkOf(heartbeat.head, heartbeat.hash));
    events.clear();
    this.heartbeat = undefined;
    return links;
  }

  /** Continues after a link of the log, up to which all events were consumed from the log. */
  goOnBehind({ seq, hash }: LogLink): void {
    this.forgetEnd();
    this.reached = seq;
    this.reachedHash = hash;
    for (const [before, { event }] of this.events) if (event.seq <= seq) this.events.delete(before);
    if (this.heartbeat && this.heartbeat.head <= seq) this.heartbeat = undefined;
  }

  private noteBehind(seq: number, hash: string | undefined): void {
    if (seq < this.reached || hash !== this.reachedHash) this.isBehind = true;
  }

  /** Removes and returns the events that follow the last batch without a gap; undefined if the next one is missing. */
  takeRun(): LaneBatch | undefined {
    const before = this.reached;
    let hash: string | undefined;
    const run: LaneEvent[] = [];
    for (let next = this.events.get(this.last); next; next = this.events.get(this.last)) {
      this.events.delete(this.last);
      run.push(next);
      this.last = next.event.seq;
      this.reach(next.event.seq, next.hash);
    }
    if (this.heartbeat && this.heartbeat.lastSeq <= this.last) {
      if (this.heartbeat.head > this.reached) {
        hash = this.heartbeat.hash;
        this.reach(this.heartbeat.head, hash);
      }
      this.heartbeat = undefined;
    }
    return this.reached > before ? { events: run, lastSeq: this.last, through: this.reached, hash } : undefined;
  }

  /** Removes and returns all events, with the gaps between them, or the progress of the heartbeat if there are none. */
  take(): LaneBatch {
    const events = [...this.events.values()].sort((a, b) => a.event.seq - b.event.seq);
    this.events.clear();
    const end = events.at(-1);
    if (end) {
      this.last = end.event.seq;
      this.reach(end.event.seq, end.hash);
      return { events, lastSeq: this.last, through: this.reached };
    }
    const { lastSeq, head, hash } = this.heartbeat ?? {
      lastSeq: this.last,
      head: this.reached,
      hash: this.reachedHash,
    };
    this.heartbeat = undefined;
    this.last = lastSeq;
    this.reach(head, hash);
    return { events, lastSeq, through: head, hash };
  }

  private reach(seq: number, hash: string | undefined): void {
    this.reached = seq;
    this.reachedHash = hash;
  }
}
