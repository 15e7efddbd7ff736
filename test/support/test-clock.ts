import { Clock } from '../../services/kernel/time.js';

/** A clock that runs with the process's, from any moment that a test sets it to. */
export class TestClock extends Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Goes on from this moment. */
  set(moment: Date): void {
    this.aheadMs = moment.getTime() - Date.now();
  }

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}
