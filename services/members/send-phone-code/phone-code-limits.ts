import { DAY_MS } from '../../kernel/time.js';
import { neighbourhoodOf } from '../../platform/attempts/network-of.js';
import type { SmsLimit } from '../../platform/sms/sms-traffic.js';

const HOUR_MS = 3_600_000;
const AGAIN_MS = 60_000;

/** A request for a code, with its member, phone and network. */
export interface CodeAskedFor {
  readonly memberId: string;
  /** The number in E.164. */
  readonly number: string;
  /** The network address. */
  readonly address: string;
}

/**
 * Builds the limits on codes. They prevent messages at the shop's cost and unwanted messages to other people's phones.
 */
export const buildPhoneCodeLimits = ({ memberId, number, address }: CodeAskedFor): readonly SmsLimit[] => [
  { key: `again for member ${memberId}`, most: 1, windowMs: AGAIN_MS },
  { key: `member ${memberId}`, most: 5, windowMs: DAY_MS },
  { key: `again for number ${number}`, most: 1, windowMs: AGAIN_MS },
  { key: `number ${number} by hour`, most: 3, windowMs: HOUR_MS },
  { key: `number ${number}`, most: 5, windowMs: DAY_MS },
  { key: `address ${address}`, most: 10, windowMs: HOUR_MS },
  { key: `neighbourhood ${neighbourhoodOf(address)}`, most: 30, windowMs: HOUR_MS },
];
