import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { drawRandomBytes } from '../../../kernel/random.js';
import { type Clock, DAY_MS } from '../../../kernel/time.js';
import type { AntiForgery } from '../requests/wire.contract.js';

export const CSRF_FIELD = '_csrf';
/** A token is valid for this long. Responses are stored longer, so that an old token can never write again. */
const TOKEN_LIFETIME_MS = 3 * DAY_MS;
export const RESPONSE_LIFETIME_MS = 4 * DAY_MS;

const NONCE_BYTES = 16;
const NONCE_LENGTH = 22;
const MAC_LENGTH = 22;
/** Precedes a token in a stored response whose MAC is masked. */
const MASKED_MARKER = '~';
/** The token is the last field of a response; it lies within this many characters of the end. */
const MAX_PAIR_LENGTH = 200;
const STORED_PAIR_START = `{"name":"${CSRF_FIELD}","value":"${MASKED_MARKER}`;

/** Returns the hash under which the server stores a session's token: enough to find the session, not enough to use it. */
export const sessionIdOf = (token: string): string => hash('sha256', token, 'base64url');

/**
 * Issues and verifies CSRF tokens without storing them. A token is a nonce and its MAC under the session and a key of the
 * shop. Any number may be valid at once. The response stored under a token limits it to a single write.
 */
export class CsrfTokens {
  constructor(
    private readonly key: Buffer,
    private readonly clock: Clock,
  ) {}

  /** Returns a new token for this session, with the name of its form field. */
  issue(sessionId: string): AntiForgery {
    const bytes = drawRandomBytes(NONCE_BYTES);
    bytes.writeUInt32BE(this.seconds(), 0);
    const nonce = bytes.toString('base64url');
    return { name: CSRF_FIELD, value: nonce + this.mac(sessionId, nonce) };
  }

  /** Returns the idempotency key of the token's write; null when the token is missing, malformed, expired, or another session's. */
  verify(sessionId: string, value: unknown): string | null {
    if (typeof value !== 'string' || value.length !== NONCE_LENGTH + MAC_LENGTH) return null;
    const nonce = value.slice(0, NONCE_LENGTH);
    const receivedMac = Buffer.from(value.slice(NONCE_LENGTH));
    const expectedMac = Buffer.from(this.mac(sessionId, nonce));
    if (receivedMac.length !== expectedMac.length || !timingSafeEqual(receivedMac, expectedMac)) return null;
    const ageSeconds = this.seconds() - Buffer.from(nonce, 'base64url').readUInt32BE(0);
    if (ageSeconds * 1000 > TOKEN_LIFETIME_MS) return null;
    return `${sessionId.slice(0, 22)}.${nonce}`;
  }

  /** Masks the token in a response to be stored, so that access to the database alone does not allow a write. */
  mask(body: string, { value }: AntiForgery): string {
    const at = body.lastIndexOf(value);
    const end = at + value.length;
    return at < 0 ? body : `${body.slice(0, at)}${MASKED_MARKER}${this.maskMac(value)}${body.slice(end)}`;
  }

  /** Returns the original bytes of a response whose token was masked; any other body unchanged. */
  unmask(body: string): string {
    const at = body.indexOf(STORED_PAIR_START, body.length - MAX_PAIR_LENGTH);
    if (at < 0) return body;
    const begin = at + STORED_PAIR_START.length;
    const end = begin + NONCE_LENGTH + MAC_LENGTH;
    return body.slice(0, begin - MASKED_MARKER.length) + this.maskMac(body.slice(begin, end)) + body.slice(end);
  }

  /** XORs the MAC of a token with bytes derived from its nonce and the key. Applied twice, it returns the token again. */
  private maskMac(value: string): string {
    const nonce = value.slice(0, NONCE_LENGTH);
    // Two more letters complete the last group of base64 digits.
    const mac = Buffer.from(`${value.slice(NONCE_LENGTH)}AA`, 'base64url');
    const pad = createHmac('sha256', this.key).update(`kept\n${nonce}`).digest();
    for (const [index, byte] of mac.entries()) mac[index] = byte ^ pad[index]!;
    return nonce + mac.toString('base64url').slice(0, MAC_LENGTH);
  }

  /**
   * Returns the hash by which a repeated write is recognised. It is keyed, because a payload may hold a password, which must
   * not be guessable from the database.
   */
  payloadHashOf(path: string, json: string | null): string {
    return createHmac('sha256', this.key).update(`payload\n${path}\n${json}`).digest('base64url');
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  private mac(sessionId: string, nonce: string): string {
    return createHmac('sha256', this.key).update(`${sessionId}\n${nonce}`).digest('base64url').slice(0, MAC_LENGTH);
  }
}
