import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** An Internet connection has the first 64 bits of an IPv6 address, and its users can choose any address below them. */
const GROUPS_OF_A_LINE = 4;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * Returns the network by which requests are counted: an IPv4 address, or the /64 of an IPv6 address. An IPv4-mapped IPv6
 * address counts as IPv4.
 *
 * @param address the address from the socket or a trusted proxy; other text is returned unchanged
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return address;
  // The URL parser writes every IPv6 address in its one canonical form (RFC 5952), dotted ends as groups.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros: string[] = tail === undefined ? [] : Array(GROUPS - first.length - last.length).fill('0');
  const line = [...first, ...zeros, ...last].slice(0, GROUPS_OF_A_LINE);
  return `${line.join(':')}::/64`;
};

/** The neighbourhood of an address, for what one renter of many addresses may do: an IPv4 /24, or an IPv6 /64. */
export const neighbourhoodOf = (address: string): string =>
  networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
