import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { Clock } from '../../kernel/time.js';
import type { Patience } from '../outbound-http/provider-http.js';
import { type HttpOutcome, type ProviderTimeouts, send } from '../outbound-http/provider-http.js';
import { encryptFor, isCurvePoint } from './message-encryption.js';
import { createPublicLookup, NotPublicError, type Resolve, resolveBySystem } from './public-lookup.js';
import type { PushKeys } from './push-config.js';
import { isPushEndpoint } from './push-endpoint.js';
import { type Device, type PushMessage, type PushOutcome, PushServices } from './push-service.js';
import { Vapid } from './vapid.js';

const TIMEOUTS: ProviderTimeouts = { connectMs: 5000, responseMs: { interactive: 10_000, background: 25_000 } };
/** A topic has at most 32 characters, which the push service can read (RFC 8030, section 5.4). */
const TOPIC_LENGTH = 32;

const GONE: PushOutcome = { outcome: 'gone' };

/** Parses `Retry-After` into milliseconds (RFC 9110, section 10.2.3). */
const parseRetryAfter = (header: string | undefined, now: Date): number => {
  if (!header) return 0;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
};

/** Sends messages to push services over HTTP (RFC 8030). */
export class HttpPushServices extends PushServices {
  private readonly vapid: Vapid | null;

  /**
   * @param keys null: no messages are sent
   * @param resolve finds the addresses of a host
   */
  constructor(
    private readonly keys: PushKeys | null,
    private readonly clock: Clock,
    private readonly resolve: Resolve = resolveBySystem,
    private readonly timeouts = TIMEOUTS,
  ) {
    super();
    this.vapid = keys && new Vapid(keys);
  }

  get publicKey(): string {
    return this.keys?.publicKey ?? '';
  }

  mayBeSentTo({ endpoint, p256dh, auth }: Device): boolean {
    const isSecret = /^[\w-]+$/.test(auth) && Buffer.from(auth, 'base64url').length === 16;
    return this.keys !== null && isSecret && isCurvePoint(p256dh) && isPushEndpoint(endpoint, this.keys);
  }

  async send(device: Device, message: PushMessage, patience: Patience, signal?: AbortSignal): Promise<PushOutcome> {
    if (!this.vapid) return { outcome: 'failed', error: 'off', isPermanent: false };
    // The device may have registered with another sandbox, or one that is off by now.
    if (!this.mayBeSentTo(device)) return GONE;
    const now = this.clock.now();
    const { endpoint } = device;
    const { topic, ttlSeconds, urgency, text } = message;
    const headers = {
      authorization: this.vapid.authorizationFor(endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      urgency,
      ...(topic && { topic: createHash('sha256').update(topic).digest('base64url').slice(0, TOPIC_LENGTH) }),
    };
    const body = encryptFor(device, Buffer.from(text));
    let isInside = false;
    const lookup: LookupFunction = (host, options, done) =>
      createPublicLookup(this.resolve)(host, options, (error, ...addresses) => {
        isInside ||= error instanceof NotPublicError;
        done(error, ...addresses);
      });
    const request = { method: 'POST', url: endpoint, headers, body, lookup, ...(signal && { signal }) } as const;
    const response = await send(request, patience, this.timeouts);
    return isInside ? GONE : toPushOutcome(response, now);
  }
}

const toPushOutcome = (response: HttpOutcome, now: Date): PushOutcome => {
  if (response.outcome !== 'answered') return { outcome: 'failed', error: response.outcome, isPermanent: false };
  const { status, headers } = response;
  if (status >= 200 && status < 300) return { outcome: 'taken' };
  if (status === 404 || status === 410) return GONE;
  const isPermanent = status < 500 && status !== 429;
  return {
    outcome: 'failed',
    error: String(status),
    isPermanent,
    restMs: parseRetryAfter(headers['retry-after'], now),
  };
};
