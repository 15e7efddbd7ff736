import { join, resolve } from 'node:path';

/** Settings of the sandbox's process. */
export interface Settings {
  /** Port on 127.0.0.1; 0 takes any. */
  readonly port: number;
  readonly folder: string;
  /** URL of the shop, for webhooks without an address of their own. */
  readonly shopUrl: string;
  /** Pause after the first failed attempt of a webhook; doubled each time. */
  readonly pushRetryMs: number;
  /** Time that a call hangs before its connection is closed. */
  readonly hangMs: number;
  /** Delay of a slow response. */
  readonly slowMs: number;
  /** Time that a payment or a refund stays pending. */
  readonly pendingMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const numberOf = (environment: Environment, name: string, otherwise: number): number => {
  const value = environment[name] ? Number(environment[name]) : otherwise;
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not "${environment[name]}"`);
  return value;
};

/**
 * Reads the settings from the environment.
 *
 * @throws Error for an invalid value
 */
export const readSettings = (environment: Environment): Settings => ({
  port: numberOf(environment, 'SANDBOX_PORT', 4010),
  folder: join(resolve(environment.DATA_DIR || '.data'), 'sandbox'),
  shopUrl: (environment.PUBLIC_URL || `http://localhost:${environment.PORT || '3000'}`).replace(/\/+$/, ''),
  pushRetryMs: numberOf(environment, 'SANDBOX_PUSH_RETRY_MS', 60_000),
  hangMs: numberOf(environment, 'SANDBOX_HANG_MS', 130_000),
  slowMs: numberOf(environment, 'SANDBOX_SLOW_MS', 5_000),
  pendingMs: numberOf(environment, 'SANDBOX_PENDING_MS', 60_000),
});
