import { Clock } from '../../services/kernel/time.js';

/** A clock that runs with the process's, from the moment that a test sets. */
export class TestClock extends Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Continues from this moment. */
  set(moment: Date): void {
    this.aheadMs = moment.getTime() - Date.now();
  }

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}
