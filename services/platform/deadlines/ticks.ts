import { Logger } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import type { Housekeeping } from '../housekeeping.js';
import type { Timekeeper } from './timekeeper.js';

const TICK_MS = 1000;

/**
 * The schedule of the process that keeps the time. A tick says no more than "look now": it may be late or left out, and
 * another process may have ticked as well.
 */
export class Ticks {
  private on = false;

  constructor(
    private readonly timekeeper: Timekeeper,
    private readonly housekeeping: Housekeeping,
  ) {}

  start(): void {
    this.on = true;
  }

  stop(): void {
    this.on = false;
  }

  @Interval(TICK_MS)
  look(): void {
    if (this.on) this.timekeeper.wake();
  }

  @Cron('0 17 4 * * *', { timeZone: 'Asia/Tokyo' })
  async tidy(): Promise<void> {
    if (this.on) await this.housekeeping.tidy().catch((error) => new Logger(Ticks.name).error(error));
  }
}
