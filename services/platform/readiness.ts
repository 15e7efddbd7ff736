import type { Pool } from 'pg';
import type { Clock } from '../kernel/time.js';
import type { Config } from './config.js';
import type { Settings } from './settings.js';

/** The state of the shop that a check can read. */
export interface ReadinessContext {
  readonly config: Config;
  readonly settings: Settings;
  readonly pool: Pool;
  readonly now: Date;
}

/** A check that must pass before the shop opens to members. Each module declares its own. */
export interface ReadinessCheck {
  /** A name that is unique in the shop. The console has a text for it. */
  readonly name: string;
  readonly isReady: (shop: ReadinessContext) => boolean | Promise<boolean>;
}

/** A check and its result. */
export interface ReadinessResult {
  readonly name: string;
  readonly isReady: boolean;
}

/** Runs the checks of all modules before the shop opens. */
export class Readiness {
  constructor(
    private readonly shop: Omit<ReadinessContext, 'now'>,
    private readonly clock: Clock,
    private readonly checks: readonly ReadinessCheck[],
  ) {}

  /** Runs every check and returns the results in the order of the modules. */
  runChecks(): Promise<readonly ReadinessResult[]> {
    const shop = { ...this.shop, now: this.clock.now() };
    return Promise.all(this.checks.map(async ({ name, isReady }) => ({ name, isReady: await isReady(shop) })));
  }
}
