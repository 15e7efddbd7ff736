import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** After a portion others have their turn, this many times as long. */
const REST = 2;

/** How long portions of work take, by the process's clock, and the rest after each. */
@Injectable()
export class Pace {
  /** A portion begins. @returns what ends it: others have their turn, and the milliseconds that it took are told */
  begin(): () => Promise<number> {
    const began = performance.now();
    return async () => {
      const took = performance.now() - began;
      await pause(REST * took);
      return took;
    };
  }
}
