import { isIP } from 'node:net';
import { isHostAmong } from '../provider-environment.js';
import type { PushKeys } from './push-config.js';

/** Longer than any push service's. */
const MAX_LENGTH = 1000;
/** Names that no stranger's host has (RFC 6761, 6762, 8375). */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|home\.arpa|onion|test|example|invalid)$/;

const isUnder = (endpoint: string, sandboxUrl: string): boolean => endpoint.startsWith(`${sandboxUrl}/`);

/**
 * Whether the shop may send to an address that a browser has given: https on its usual port, of a push service that
 * is known: a stranger's host could keep whoever sends waiting as long as they wait. To which address its name leads is looked at with
 * each connection: `public-lookup.ts`.
 */
export const isPushEndpoint = (
  endpoint: string,
  { hosts, sandboxUrl }: Pick<PushKeys, 'hosts' | 'sandboxUrl'>,
): boolean => {
  if (endpoint.length > MAX_LENGTH || !/^[\x21-\x7e]+$/.test(endpoint) || !URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  // Only what means the same to every reader of it.
  if (url.href !== endpoint || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  if (sandboxUrl !== null && isUnder(endpoint, sandboxUrl)) return true;
  const { protocol, port, hostname } = url;
  if (protocol !== 'https:' || port !== '' || hostname.startsWith('[') || isIP(hostname) !== 0) return false;
  return (
    /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) && !PRIVATE_NAMES.test(hostname) && isHostAmong(hostname, hosts)
  );
};
