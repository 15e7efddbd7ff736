import { join, resolve } from 'node:path';

/** What the sandbox's process is told from outside. */
export interface Settings {
  /** Of 127.0.0.1; 0 takes any. */
  readonly port: number;
  readonly folder: string;
  /** Where the shop takes notices that name no address themselves. */
  readonly shopUrl: string;
  /** After the first attempt of a push that was not taken; doubled each time. */
  readonly pushRetryMs: number;
  /** How long a call hangs before its connection is closed. */
  readonly hangMs: number;
  /** How much later a slow answer comes. */
  readonly slowMs: number;
  /** How long a card's centre leaves a payment pending. */
  readonly pendingMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const numberOf = (environment: Environment, name: string, otherwise: number): number => {
  const value = environment[name] ? Number(environment[name]) : otherwise;
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not "${environment[name]}"`);
  return value;
};

/** @throws Error for a value that cannot be used */
export const readSettings = (environment: Environment): Settings => ({
  port: numberOf(environment, 'SANDBOX_PORT', 4010),
  folder: join(resolve(environment.DATA_DIR || '.data'), 'sandbox'),
  shopUrl: (environment.PUBLIC_URL || `http://localhost:${environment.PORT || '3000'}`).replace(/\/+$/, ''),
  pushRetryMs: numberOf(environment, 'SANDBOX_PUSH_RETRY_MS', 60_000),
  hangMs: numberOf(environment, 'SANDBOX_HANG_MS', 130_000),
  slowMs: numberOf(environment, 'SANDBOX_SLOW_MS', 5_000),
  pendingMs: numberOf(environment, 'SANDBOX_PENDING_MS', 60_000),
});
