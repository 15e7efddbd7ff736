import { readFileSync } from 'node:fs';
import { StartupError } from './startup-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Returns a variable, or the content of the file that `NAME_FILE` names. @throws StartupError for an unreadable file */
export const readValue = (environment: Environment, name: string): string => {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] ?? '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartupError(`${name}_FILE ${file} cannot be read`);
  }
};

/**
 * Reads the address of a provider. Outside the sandbox it must use https and must not be on this machine.
 *
 * @throws StartupError for an invalid address
 */
export const addressOf = (environment: Environment, name: string, otherwise: string, isSandbox: boolean): string => {
  const value = (environment[name] || otherwise).replace(/\/+$/, '');
  if (!URL.canParse(value)) throw new StartupError(`${name} must be an address like ${otherwise}, not "${value}"`);
  const { protocol, hostname } = new URL(value);
  if (!isSandbox && (protocol !== 'https:' || LOOPBACK.test(hostname)))
    throw new StartupError(
      `${name} must be an https address of the provider, not "${value}"; only SANDBOX=1 allows others`,
    );
  return value;
};

/** Reads a list of hosts, separated by commas. */
export const hostsOf = (environment: Environment, name: string, otherwise: string): string[] =>
  (environment[name] || otherwise)
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');

/** Checks whether a host is in a list. An entry `.example` stands for every host below it. */
export const isHostAmong = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
