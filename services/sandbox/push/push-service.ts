import { createECDH, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toTokyoIso } from '../clock.js';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import { decryptMessage, type ReaderKeys } from './decryption.js';
import { findVapidFault } from './vapid.js';

/** A browser's subscription, and the response to its next messages. */
interface Subscription extends ReaderKeys {
  readonly id: string;
  readonly p256dh: string;
  readonly status: number;
  /** Value of the header Retry-After; '' for none. */
  readonly retryAfter: string;
}

interface Message {
  readonly subscription: string;
  /** Decrypted text; null when the browser cannot decrypt the message. */
  readonly text: string | null;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  readonly created: number;
}

const MAX_MESSAGE_BYTES = 4096;
const TAKEN = 201;

const findFault = ({ headers }: FastifyRequest, body: Buffer): string | null => {
  if (headers['content-encoding'] !== 'aes128gcm') return 'Content-Encoding must be aes128gcm';
  if (!/^\d{1,7}$/.test(String(headers.ttl ?? ''))) return 'TTL must be a number of seconds';
  if (!['very-low', 'low', 'normal', 'high'].includes(String(headers.urgency ?? 'normal'))) return 'Urgency is unknown';
  if (headers.topic !== undefined && !/^[\w-]{1,32}$/.test(String(headers.topic)))
    return 'Topic must be at most 32 letters of base64url';
  return body.length > MAX_MESSAGE_BYTES ? `a message has ${MAX_MESSAGE_BYTES} bytes at the most` : null;
};

/** A push service (RFC 8030) with its subscribed browsers. */
export class PushService {
  readonly #subscriptions: Collection<Subscription>;
  readonly #messages: Collection<Message>;

  constructor(private readonly context: ProviderContext) {
    this.#subscriptions = context.store.collection('push.subscriptions');
    this.#messages = context.store.collection('push.messages');
  }

  /** Subscribes a browser. Returns the subscription that it reports to the shop. */
  subscribe(): { endpoint: string; p256dh: string; auth: string } {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys('base64url');
    const id = randomBytes(16).toString('base64url');
    const auth = randomBytes(16).toString('base64url');
    const privateKey = pair.getPrivateKey('base64url');
    this.#subscriptions.put(id, { id, p256dh, auth, privateKey, status: TAKEN, retryAfter: '' });
    return { endpoint: `${this.context.url()}/push/${id}`, p256dh, auth };
  }

  /** Sets the response to later messages of a subscription. Returns false for an unknown one. */
  setResponse(id: string, status: number, retryAfter: string): boolean {
    const subscription = this.#subscriptions.get(id);
    if (subscription) this.#subscriptions.put(id, { ...subscription, status, retryAfter });
    return subscription !== undefined;
  }

  /** Lists the accepted messages, newest first. */
  list(): readonly object[] {
    return this.#messages
      .list()
      .map((message) => ({ ...message, created: toTokyoIso(message.created) }))
      .reverse();
  }

  serve(fastify: FastifyInstance): void {
    // Messages are binary.
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    fastify.post<{ Params: { id: string } }>(
      '/:id',
      { config: { provider: 'push', call: 'send-message' } },
      (request, reply) => this.#take(request.params.id, request, reply),
    );
  }

  #take(id: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { clock, keys, url } = this.context;
    const refuse = (status: number, message: string) => reply.code(status).send({ message });
    const subscription = this.#subscriptions.get(id);
    if (!subscription) return refuse(404, 'there is no such subscription');
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const senderFault = findVapidFault(request.headers.authorization, url(), keys.push.publicKey, clock.now());
    if (senderFault !== null) return refuse(403, senderFault);
    const fault = findFault(request, body);
    if (fault !== null) return refuse(400, fault);
    if (subscription.retryAfter) reply.header('retry-after', subscription.retryAfter);
    if (subscription.status !== TAKEN) return refuse(subscription.status, 'the response that was set');
    const { ttl, urgency = 'normal', topic = '' } = request.headers;
    const number = randomBytes(12).toString('base64url');
    this.#messages.put(number, {
      subscription: id,
      text: decryptMessage(body, subscription),
      ttl: Number(ttl),
      urgency: String(urgency),
      topic: String(topic),
      created: clock.now(),
    });
    return reply.code(TAKEN).header('location', `${url()}/push/messages/${number}`).send();
  }
}
