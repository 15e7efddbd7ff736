import { hash } from 'node:crypto';
import { drawRandomBytes } from './random.js';

const asUuid = (bytes: Buffer): string => {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
};

/** Creates a time-ordered id: UUID version 7 (RFC 9562, section 5.7). */
export const newId = (now: Date, random: Buffer = drawRandomBytes(10)): string => {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  random.copy(bytes, 6, 0, 10);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return asUuid(bytes);
};

/** Returns a UUID version 8 (RFC 9562, section 5.8): the first bytes of the SHA-256 of a text. */
const hashedId = (text: string): string => {
  const bytes = hash('sha256', text, 'buffer').subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return asUuid(bytes);
};

/** Returns the id of the `ordinal`-th object that a command creates, such as a lot. A retry gets the same ids. */
export const eventIdOf = (commandId: string, ordinal: number): string => hashedId(`${commandId}\n${ordinal}`);

/**
 * Returns the id of the event that a command appends to a stream as this version. The log holds each version of a stream once,
 * so no two events share an id, even where two commits share a command (ADR 71).
 */
export const placedEventIdOf = (commandId: string, streamId: string, streamVersion: number): string =>
  hashedId(`${commandId}\n${streamId}\n${streamVersion}`);

/** Returns true for a UUID in lower case. Anything else cannot identify a row. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
