import type { Pool } from 'pg';
import type { Clock } from '../kernel/time.js';
import type { Config } from './config.js';
import type { Settings } from './settings.js';

/** What a check may look at. */
export interface ReadinessContext {
  readonly config: Config;
  readonly settings: Settings;
  readonly pool: Pool;
  readonly now: Date;
}

/** Something that has to be as it should before members may come; a part names what it knows of. */
export interface ReadinessCheck {
  /** Unique over the shop; the console has words for it. */
  readonly name: string;
  readonly isReady: (shop: ReadinessContext) => boolean | Promise<boolean>;
}

/** A check, and how it came out. */
export interface ReadinessResult {
  readonly name: string;
  readonly isReady: boolean;
}

/** Whether the shop may open: all that its parts know has to be there. */
export class Readiness {
  constructor(
    private readonly shop: Omit<ReadinessContext, 'now'>,
    private readonly clock: Clock,
    private readonly checks: readonly ReadinessCheck[],
  ) {}

  /** Makes every check, in the order of the parts. */
  runChecks(): Promise<readonly ReadinessResult[]> {
    const shop = { ...this.shop, now: this.clock.now() };
    return Promise.all(this.checks.map(async ({ name, isReady }) => ({ name, isReady: await isReady(shop) })));
  }
}
