import { promises as dns, type LookupAddress } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/** IPv4 networks that are not public (IANA, IPv4 Special-Purpose Address Registry). */
const SPECIAL_4: readonly [net: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Networks in `2000::/3` that are not public: tunnels, which lead to any IPv4 address, and documentation. */
const SPECIAL_6: readonly [net: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, prefix] of SPECIAL_4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_6) special.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Checks whether an address is public. */
export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  family === 6 ? global6.check(address, 'ipv6') && !special.check(address, 'ipv6') : !special.check(address, 'ipv4');

/** Finds all addresses of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const resolveBySystem: Resolve = (host) => dns.lookup(host, { all: true, verbatim: true });

/** The addresses of a name are missing or not public. */
export class NotPublicError extends Error {
  constructor(host: string) {
    super(`${host} has no address, or one that is not public`);
  }
}

/**
 * Creates a lookup for one connection, which uses exactly the checked address. A single address that is not public refuses the
 * name, because mixed addresses indicate an attack.
 */
export const createPublicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(isPublicAddress)) done(new NotPublicError(host), '', 4);
        else if (all) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, '', 4),
    );
  };
