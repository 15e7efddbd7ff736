import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** After a batch a check pauses for this multiple of the batch's duration. */
const REST = 2;

/** Measures batches of work by the process's clock, and pauses after each. */
@Injectable()
export class Pace {
  /**
   * Begins a batch.
   *
   * @returns a function that ends it, pauses, and returns its duration in milliseconds
   */
  begin(): () => Promise<number> {
    const began = performance.now();
    return async () => {
      const took = performance.now() - began;
      await pause(REST * took);
      return took;
    };
  }
}
