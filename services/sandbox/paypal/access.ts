import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';

const LIVES_S = 9 * 3600;

/** Access tokens, which PayPal issues for the client's id and secret. */
export class Access {
  readonly #tokens: Collection<{ readonly until: number }>;

  constructor(private readonly context: ProviderContext) {
    this.#tokens = context.store.collection('paypal.tokens');
  }

  serve(fastify: FastifyInstance): void {
    fastify.post('/v1/oauth2/token', { config: { provider: 'paypal', call: 'token' } }, (request, reply) => {
      const { clientId, secret } = this.context.keys.paypal;
      const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
      if (request.headers.authorization !== basic)
        return refuseUnauthorized(reply, 'invalid_client', 'Client Authentication failed');
      if (formOf(request).grant_type !== 'client_credentials')
        return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'unsupported grant_type' });
      const access_token = `A21AA${randomBytes(40).toString('base64url')}`;
      this.#tokens.put(access_token, { until: this.context.clock.now() + LIVES_S * 1000 });
      return reply.send({ scope: '', access_token, token_type: 'Bearer', app_id: 'APP-SANDBOX', expires_in: LIVES_S });
    });
  }

  /** Returns true when a request carries a valid token. */
  allows(request: FastifyRequest): boolean {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    return token !== undefined && (this.#tokens.get(token)?.until ?? 0) > this.context.clock.now();
  }
}

/** Refuses a request with a missing or expired token. */
export const refuseUnauthorized = (
  reply: FastifyReply,
  error = 'invalid_token',
  error_description = 'Token signature verification failed',
): FastifyReply => reply.code(401).send({ error, error_description });
