import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { drawRandomBytes } from '../../../kernel/random.js';
import { type Clock, DAY_MS } from '../../../kernel/time.js';
import type { AntiForgery } from '../requests/wire.contract.js';

export const CSRF_FIELD = '_csrf';
/** A value is good for so long; answers are kept longer, so that an old value can never write again. */
const TOKEN_LIFETIME_MS = 3 * DAY_MS;
export const RESPONSE_LIFETIME_MS = 4 * DAY_MS;

const NONCE_BYTES = 16;
const NONCE_LENGTH = 22;
const MAC_LENGTH = 22;
/** The mark of a value in an answer that is kept, whose MAC is hidden. */
const HIDDEN_MARKER = '~';
/** The pair is the last field of an answer, and ends within so many letters. */
const MAX_PAIR_LENGTH = 200;
const STORED_PAIR_START = `{"name":"${CSRF_FIELD}","value":"${HIDDEN_MARKER}`;

/** What the server keeps of a session's token: enough to find it, not enough to use it. */
export const sessionIdOf = (token: string): string => hash('sha256', token, 'base64url');

/**
 * Values that need no memory: a nonce and its MAC under the session and a key of the shop. Any number may be open at
 * once; that one carries a single write is seen to by the answer that is kept under it.
 */
export class CsrfTokens {
  constructor(
    private readonly key: Buffer,
    private readonly clock: Clock,
  ) {}

  /** A fresh pair for this session. */
  issue(sessionId: string): AntiForgery {
    const bytes = drawRandomBytes(NONCE_BYTES);
    bytes.writeUInt32BE(this.seconds(), 0);
    const nonce = bytes.toString('base64url');
    return { name: CSRF_FIELD, value: nonce + this.mac(sessionId, nonce) };
  }

  /** The key of the write that the value carries; null when it is missing, malformed, too old, or another session's. */
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

  /** Hides the value of a pair in an answer that is kept: whoever has the database alone cannot write with it. */
  hide(body: string, { value }: AntiForgery): string {
    const at = body.lastIndexOf(value);
    const end = at + value.length;
    return at < 0 ? body : `${body.slice(0, at)}${HIDDEN_MARKER}${this.maskMac(value)}${body.slice(end)}`;
  }

  /** Returns the very bytes of an answer whose value was hidden; any other body as it is. */
  open(body: string): string {
    const at = body.indexOf(STORED_PAIR_START, body.length - MAX_PAIR_LENGTH);
    if (at < 0) return body;
    const begin = at + STORED_PAIR_START.length;
    const end = begin + NONCE_LENGTH + MAC_LENGTH;
    return body.slice(0, begin - HIDDEN_MARKER.length) + this.maskMac(body.slice(begin, end)) + body.slice(end);
  }

  /** Crosses the MAC of a value with bytes that its nonce and the key give; crossed twice it is the value again. */
  private maskMac(value: string): string {
    const nonce = value.slice(0, NONCE_LENGTH);
    // Two more letters make whole bytes of it.
    const mac = Buffer.from(`${value.slice(NONCE_LENGTH)}AA`, 'base64url');
    const pad = createHmac('sha256', this.key).update(`kept\n${nonce}`).digest();
    for (const [index, byte] of mac.entries()) mac[index] = byte ^ pad[index]!;
    return nonce + mac.toString('base64url').slice(0, MAC_LENGTH);
  }

  /**
   * What is kept of a write to know it again. Keyed, because a payload may hold a password, and whoever has the database
   * must not be able to guess at it.
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
