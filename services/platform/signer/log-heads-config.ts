import { isAbsolute } from 'node:path';
import { parseWitnessKey } from '../../kernel/cosignature.js';
import { isMailAddress, normalizeMailAddress } from '../../kernel/mail-address.js';
import { addressOf, type Environment } from '../provider-environment.js';
import { StartupError } from '../startup-error.js';
import type { LogWitness } from './log-witness.js';

/**
 * The destinations of signed heads of the log. They come from the environment and not from the settings. A person who can
 * write to the database must not be able to redirect the heads that reveal tampering.
 */
export interface LogHeadsConfig {
  /** A folder to which files are only added; null: none. */
  readonly folder: string | null;
  /** The mail addresses that get the head each morning. */
  readonly mails: readonly string[];
  readonly witnesses: readonly LogWitness[];
}

const parseList = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const parseWitness = (entry: string, sandbox: boolean): LogWitness => {
  const [line, address, ...rest] = entry.split(/\s+/);
  const verifier = parseWitnessKey(line ?? '');
  if (!verifier || !address || rest.length > 0)
    throw new StartupError(
      `WITNESS_URLS must be the key of a witness, a space and its address, and a comma before the next, not "${entry}"`,
    );
  return { verifier, url: addressOf({ WITNESS_URLS: address }, 'WITNESS_URLS', 'https://witness.example', sandbox) };
};

/** Reads the destinations of signed heads. @throws StartupError for an invalid value */
export const readLogHeadsConfig = (environment: Environment, sandbox: boolean): LogHeadsConfig => {
  const folder = environment.LOG_HEADS_DIR || null;
  if (folder !== null && !isAbsolute(folder))
    throw new StartupError(`LOG_HEADS_DIR must be an absolute path like /srv/log-heads, not "${folder}"`);
  const mails = parseList(environment.LOG_HEADS_MAIL).map(normalizeMailAddress);
  const wrong = mails.find((mail) => !isMailAddress(mail));
  if (wrong !== undefined)
    throw new StartupError(`LOG_HEADS_MAIL must be addresses, separated by commas, not "${wrong}"`);
  const witnesses = parseList(environment.WITNESS_URLS).map((entry) => parseWitness(entry, sandbox));
  const names = witnesses.map(({ verifier }) => verifier.name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new StartupError(`WITNESS_URLS names the witness ${twice} twice`);
  return { folder, mails, witnesses };
};
