import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Json, parseJson, readObject, textOf } from '../http/bodies.js';
import type { Access } from './access.js';
import { refuseUnauthorized } from './access.js';
import type { Checkout } from './checkout.js';
import { readOrder } from './order-request.js';
import { buildRefusal, type PaypalResponse } from './responses.js';
import { isGenuine } from './webhooks.js';

const EARLY_WEBHOOK_WITHIN_MS = 2_000;

const send = (reply: FastifyReply, { status, body }: PaypalResponse): FastifyReply => reply.code(status).send(body);

/** Reads the yen of a refund; null for all that is left. */
const refundYen = (json: Json): number | null | PaypalResponse => {
  if (json.amount === undefined) return null;
  const { currency_code, value } = readObject(json, 'amount');
  const isYen = currency_code === 'JPY' && typeof value === 'string' && /^[1-9]\d{0,6}$/.test(value);
  return isYen ? Number(value) : buildRefusal(400, 'INVALID_PARAMETER_SYNTAX', 'amount must be whole yen', '/amount');
};

type ById = { Params: { id: string } };

/** Serves the calls of the shop's server. A repeated `PayPal-Request-Id` gets the stored response. */
export const serveCalls = (fastify: FastifyInstance, checkout: Checkout, access: Access): void => {
  const { context } = checkout;
  const storedResponses = context.store.collection<PaypalResponse>('paypal.answers');
  const config = (call: string) => ({ config: { provider: 'paypal', call } });

  const once = (request: FastifyRequest, execute: (json: Json) => PaypalResponse): PaypalResponse => {
    const json = parseJson(textOf(request));
    if (!json) return buildRefusal(400, 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
    const requestId = request.headers['paypal-request-id'];
    const key = typeof requestId === 'string' ? `${request.url} ${requestId}` : null;
    const earlier = key === null ? undefined : storedResponses.get(key);
    if (earlier) return earlier;
    const response = execute(json);
    if (key !== null && response.status < 300) storedResponses.put(key, response);
    return response;
  };

  fastify.addHook('preHandler', async (request, reply) => {
    if (!access.allows(request)) return refuseUnauthorized(reply);
  });

  fastify.post('/v2/checkout/orders', config('create-order'), (request, reply) =>
    send(
      reply,
      once(request, (json) => {
        const read = readOrder(json);
        return 'refusal' in read ? read.refusal : checkout.create(read.request);
      }),
    ),
  );
  fastify.get<ById>('/v2/checkout/orders/:id', config('get-order'), (request, reply) =>
    send(reply, checkout.show(request.params.id)),
  );
  fastify.post<ById>('/v2/checkout/orders/:id/capture', config('capture'), async (request, reply) => {
    const { id } = request.params;
    const response = once(request, () => checkout.capture(id));
    const choice = response.status === 201 ? checkout.find(id)?.choice : null;
    if (choice === 'lost-answer') request.misbehaves = 'hang';
    if (choice === 'early-notice') {
      const patience = new Promise((resolve) => setTimeout(resolve, EARLY_WEBHOOK_WITHIN_MS).unref());
      await Promise.race([context.pusher.sendDue(), patience]);
    }
    return send(reply, response);
  });
  fastify.get<ById>('/v2/payments/captures/:id', config('get-capture'), (request, reply) =>
    send(reply, checkout.showCapture(request.params.id)),
  );
  fastify.post<ById>('/v2/payments/captures/:id/refund', config('refund'), (request, reply) =>
    send(
      reply,
      once(request, (json) => {
        const yen = refundYen(json);
        return typeof yen === 'object' && yen !== null ? yen : checkout.refund(request.params.id, yen);
      }),
    ),
  );
  fastify.get<ById>('/v2/payments/refunds/:id', config('get-refund'), (request, reply) =>
    send(reply, checkout.showRefund(request.params.id)),
  );
  fastify.post('/v1/notifications/verify-webhook-signature', config('verify-webhook-signature'), (request, reply) =>
    reply.send({ verification_status: isGenuine(context, parseJson(textOf(request)) ?? {}) ? 'SUCCESS' : 'FAILURE' }),
  );
};
