import { readFileSync } from 'node:fs';
import { StartupError } from './startup-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** A value, or what the file of `NAME_FILE` holds. @throws StartupError for a file that cannot be read */
export const readValue = (environment: Environment, name: string): string => {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] ?? '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartupError(`${name}_FILE ${file} cannot be read`);
  }
};

/** What is for trying must not be left in a shop that takes money, nor may words to a provider go unencrypted. */
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

/** Hosts, separated by commas. */
export const hostsOf = (environment: Environment, name: string, otherwise: string): string[] =>
  (environment[name] || otherwise)
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');

/** Whether a host is one of some, of which `.example` is any below it. */
export const isHostAmong = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
