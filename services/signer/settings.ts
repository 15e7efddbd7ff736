import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { isSignerName } from '../kernel/signed-note.js';

/** The configuration of the signer's process. */
export interface SignerSettings {
  readonly host: string;
  /** The port; 0 selects a free one. */
  readonly port: number;
  /** The folder of the key and of the last signed head. Nobody else writes there. */
  readonly folder: string;
  /** The name of a new log. */
  readonly origin: string;
  /** The token that authorizes signing. */
  readonly token: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MIN_TOKEN = 32;

/** Returns the log's public address without the scheme, as c2sp.org/tlog-tiles requires. */
const originOf = (environment: Environment): string => {
  const shop = environment.PUBLIC_URL || `http://localhost:${environment.PORT || '3000'}`;
  return environment.LOG_ORIGIN || `${shop.replace(/^https?:\/\//, '').replace(/\/+$/, '')}/log`;
};

/**
 * Reads the settings from the environment.
 *
 * @throws Error for an invalid value
 */
export const readSignerSettings = (environment: Environment): SignerSettings => {
  const port = Number(environment.SIGNER_PORT || 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`SIGNER_PORT must be 0 to 65535, not "${environment.SIGNER_PORT}"`);
  const origin = originOf(environment);
  if (!isSignerName(origin)) throw new Error(`LOG_ORIGIN must have no space and no plus sign, not "${origin}"`);
  const token = environment.SIGNER_TOKEN || randomBytes(MIN_TOKEN).toString('base64url');
  if (token.length < MIN_TOKEN) throw new Error(`SIGNER_TOKEN must have ${MIN_TOKEN} characters at least`);
  return {
    host: environment.SIGNER_HOST || '127.0.0.1',
    port,
    folder: join(resolve(environment.DATA_DIR || '.data'), 'signer'),
    origin,
    token,
  };
};
