import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The anti-forgery pair as the wire carries it. */
export interface AntiForgery {
  readonly name: string;
  readonly value: string;
}

export const ANTI_FORGERY_FIELD = '_csrf';
const NONCE_LENGTH = 22;
const MAC_LENGTH = 22;

/** What the server keeps of a session's token: enough to find it, not enough to use it. */
export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Values that need no memory: a nonce and its MAC under the session and a key of the shop. Any number may be open at
 * once; that one carries a single write is seen to by the answer that is kept under it.
 */
export class AntiForgeryValues {
  constructor(private readonly key: Buffer) {}

  /** A fresh pair for this session. */
  issue(sessionId: string): AntiForgery {
    const nonce = randomBytes(16).toString('base64url');
    return { name: ANTI_FORGERY_FIELD, value: nonce + this.mac(sessionId, nonce) };
  }

  /** The key of the write that the value carries; null when it is missing, malformed, or another session's. */
  keyOf(sessionId: string, value: unknown): string | null {
    if (typeof value !== 'string' || value.length !== NONCE_LENGTH + MAC_LENGTH) return null;
    const nonce = value.slice(0, NONCE_LENGTH);
    const given = Buffer.from(value.slice(NONCE_LENGTH));
    const expected = Buffer.from(this.mac(sessionId, nonce));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return `${sessionId.slice(0, 22)}.${nonce}`;
  }

  private mac(sessionId: string, nonce: string): string {
    return createHmac('sha256', this.key).update(`${sessionId}\n${nonce}`).digest('base64url').slice(0, MAC_LENGTH);
  }
}
