import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { isSignerName } from '../kernel/signed-note.js';

/** What the signer's process is told from outside. */
export interface SignerSettings {
  readonly host: string;
  /** 0 takes any. */
  readonly port: number;
  /** Of the key and the head that was signed last; nobody else writes there. */
  readonly folder: string;
  /** The name of a log that begins. */
  readonly origin: string;
  /** Who has it may ask for a signature. */
  readonly token: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LEAST_TOKEN = 32;

/** Where the log is read, without the scheme, as the standard has it (c2sp.org/tlog-tiles). */
const originOf = (environment: Environment): string => {
  const shop = environment.PUBLIC_URL || `http://localhost:${environment.PORT || '3000'}`;
  return environment.LOG_ORIGIN || `${shop.replace(/^https?:\/\//, '').replace(/\/+$/, '')}/log`;
};

/** @throws Error for a value that cannot be used */
export const readSignerSettings = (environment: Environment): SignerSettings => {
  const port = Number(environment.SIGNER_PORT || 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`SIGNER_PORT must be 0 to 65535, not "${environment.SIGNER_PORT}"`);
  const origin = originOf(environment);
  if (!isSignerName(origin)) throw new Error(`LOG_ORIGIN must have no space and no plus sign, not "${origin}"`);
  const token = environment.SIGNER_TOKEN || randomBytes(LEAST_TOKEN).toString('base64url');
  if (token.length < LEAST_TOKEN) throw new Error(`SIGNER_TOKEN must have ${LEAST_TOKEN} characters at least`);
  return {
    host: environment.SIGNER_HOST || '127.0.0.1',
    port,
    folder: join(resolve(environment.DATA_DIR || '.data'), 'signer'),
    origin,
    token,
  };
};
