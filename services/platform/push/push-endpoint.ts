import { isIP } from 'node:net';
import { isHostAmong } from '../provider-environment.js';
import type { PushKeys } from './push-config.js';

/** The maximum length of an endpoint, above that of every push service. */
const MAX_LENGTH = 1000;
/** Names of private networks and reserved names (RFC 6761, 6762, 8375). */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|home\.arpa|onion|test|example|invalid)$/;

const isUnder = (endpoint: string, sandboxUrl: string): boolean => endpoint.startsWith(`${sandboxUrl}/`);

/**
 * Checks whether the shop may send to an endpoint that a browser has registered. It must use https on port 443, at a known push
 * service, because any other host could delay the senders. For each connection, `public-lookup.ts` checks the address of its name.
 */
export const isPushEndpoint = (
  endpoint: string,
  { hosts, sandboxUrl }: Pick<PushKeys, 'hosts' | 'sandboxUrl'>,
): boolean => {
  if (endpoint.length > MAX_LENGTH || !/^[\x21-\x7e]+$/.test(endpoint) || !URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  // Only URLs in canonical form, which every parser reads alike.
  if (url.href !== endpoint || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  if (sandboxUrl !== null && isUnder(endpoint, sandboxUrl)) return true;
  const { protocol, port, hostname } = url;
  if (protocol !== 'https:' || port !== '' || hostname.startsWith('[') || isIP(hostname) !== 0) return false;
  return (
    /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) && !PRIVATE_NAMES.test(hostname) && isHostAmong(hostname, hosts)
  );
};
