import { setTimeout as pause } from 'node:timers/promises';
import { Loop } from '../concurrency/loop.js';

/** Under way at once: one that hangs keeps no other from where it goes. */
const SENDER_COUNT = 4;
const POLL_MIN_MS = 100;
const POLL_MAX_MS = 2000;
/** What is under way when the process is to end may take so long; then it is left for later. */
const STOP_TIMEOUT_MS = 5000;

/** Sends what waits in an outbox, one by one, in several hands. */
export class OutboxSenders {
  private readonly loops: readonly Loop[];
  private readonly ending = new AbortController();

  /**
   * @param name in the log
   * @param sendNext claims one that is due, hands it over and notes what became of it; gives up at once when the signal says
   *   so; tells whether there was one
   */
  constructor(name: string, sendNext: (signal: AbortSignal) => Promise<boolean>) {
    const senders = Array.from({ length: SENDER_COUNT }, () => () => sendNext(this.ending.signal));
    this.loops = senders.map((send) => new Loop(name, send, POLL_MIN_MS, POLL_MAX_MS));
  }

  start(): void {
    for (const loop of this.loops) loop.start();
  }

  /** Ends within some seconds; what is under way then is tried again later. */
  async stop(): Promise<void> {
    const settled = new AbortController();
    const timeouts = pause(STOP_TIMEOUT_MS, undefined, { signal: settled.signal, ref: false });
    timeouts.then(
      () => this.ending.abort(),
      () => undefined,
    );
    await Promise.all(this.loops.map((loop) => loop.stop()));
    settled.abort();
  }
}
