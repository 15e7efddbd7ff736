import { setTimeout as pause } from 'node:timers/promises';
import { Loop } from '../concurrency/loop.js';

/** Deliveries at the same time: one that hangs does not block the others. */
const SENDER_COUNT = 4;
const POLL_MIN_MS = 100;
const POLL_MAX_MS = 2000;
/** The time that running deliveries get when the process stops. Later they are retried. */
const STOP_TIMEOUT_MS = 5000;

/** Sends the due messages of an outbox by several parallel loops. */
export class OutboxSenders {
  private readonly loops: readonly Loop[];
  private readonly ending = new AbortController();

  /**
   * Prepares the loops.
   *
   * @param name the name in the log
   * @param sendNext claims a due message, sends it and records the result. It aborts with the signal, and returns false if none
   * was due
   */
  constructor(name: string, sendNext: (signal: AbortSignal) => Promise<boolean>) {
    const senders = Array.from({ length: SENDER_COUNT }, () => () => sendNext(this.ending.signal));
    this.loops = senders.map((send) => new Loop(name, send, POLL_MIN_MS, POLL_MAX_MS));
  }

  start(): void {
    for (const loop of this.loops) loop.start();
  }

  /** Stops within some seconds. Deliveries that are still running are retried later. */
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
