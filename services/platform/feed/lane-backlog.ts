import type { LogLink } from './feed.postgres.js';
import type { Heartbeat, LaneEvent } from './feed-message.js';

/** What has come of a lane, in order. */
export interface LaneStretch {
  readonly events: readonly LaneEvent[];
  /** The last number of the lane up to `through`, as far as is known. */
  readonly lastSeq: number;
  readonly through: number;
  /** The chain's hash at `through`, where a heartbeat tells of it. */
  readonly hash?: string | undefined;
}

/** The link of a message; one without a hash is no link of any log. */
const linkOf = (seq: number, hash: string | undefined): LogLink => ({ seq, hash: hash ?? '' });

/** Returns all links that a stretch of Kafka carries; each must be the log's before any of it is taken in. */
export const linksOf = ({ events, through, hash }: LaneStretch): LogLink[] => {
  const links = events.map((message) => linkOf(message.event.seq, message.hash));
  return events.at(-1)?.event.seq === through ? links : [...links, linkOf(through, hash)];
};

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

  beat(heartbeat: Heartbeat): void {
    if (heartbeat.head <= this.reached) this.noteBehind(heartbeat.head, heartbeat.hash);
    else if (heartbeat.head > (this.heartbeat?.head ?? -1)) this.heartbeat = heartbeat;
  }

  /**
   * Returns the end of the events taken out, once after messages from before that end. Either they were sent again, or the log went
   * back and grows anew below that end.
   */
  takeDoubt(): LogLink | undefined {
    const isDoubtful = this.isBehind;
    this.isBehind = false;
    return isDoubtful && this.reachedHash !== undefined ? { seq: this.reached, hash: this.reachedHash } : undefined;
  }

  /** Forgets how far it was taken out; what has come since stays. */
  forgetEnd(): void {
    this.last = -1;
    this.reached = -1;
    this.reachedHash = undefined;
    this.isBehind = false;
  }

  /** Takes out the links of all that has come, in any order, and forgets the rest of it. */
  takeLinks(): LogLink[] {
    const { events, heartbeat } = this;
    const links = [...events.values()].map((message) => linkOf(message.event.seq, message.hash));
    if (heartbeat) links.push(linkOf(heartbeat.head, heartbeat.hash));
    events.clear();
    this.heartbeat = undefined;
    return links;
  }

  /** Goes on behind a place of the log to which everything was taken in some other way. */
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

  /** Takes out what follows the last stretch without a hole; undefined when what comes next is missing. */
  takeRun(): LaneStretch | undefined {
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

  /** Takes out all events that are there, with the holes between them; when there is none, what the heartbeat tells of. */
  take(): LaneStretch {
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
