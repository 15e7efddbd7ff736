import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Of an IPv6 address, a line of the net has the first 64 bits, and everybody on it as many addresses as they like. */
const GROUPS_OF_A_LINE = 4;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * What requests are counted by: an IPv4 address, or the /64 of an IPv6 address; an IPv4 address that is written as IPv6
 * counts as what it is.
 *
 * @param address as the socket or a trusted proxy gives it; what is no address stands for itself
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
