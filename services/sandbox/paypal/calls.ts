import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Json, objectAt, parseJson, textOf } from '../http/bodies.js';
import type { Access } from './access.js';
import { unauthorized } from './access.js';
import { type Answer, refusal } from './answers.js';
import type { Checkout } from './checkout.js';
import { readOrder } from './order-request.js';
import { isGenuine } from './webhooks.js';

const EARLY_NOTICE_WITHIN_MS = 2_000;

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply => reply.code(status).send(body);

/** The yen of a refund; null for all that is left. */
const refundYen = (json: Json): number | null | Answer => {
  if (json.amount === undefined) return null;
  const { currency_code, value } = objectAt(json, 'amount');
  const isYen = currency_code === 'JPY' && typeof value === 'string' && /^[1-9]\d{0,6}$/.test(value);
  return isYen ? Number(value) : refusal(400, 'INVALID_PARAMETER_SYNTAX', 'amount must be whole yen', '/amount');
};

type ById = { Params: { id: string } };

/** The calls of the shop's server. A `PayPal-Request-Id` that was seen gets the first answer again. */
export const serveCalls = (fastify: FastifyInstance, checkout: Checkout, access: Access): void => {
  const { context } = checkout;
  const answers = context.store.collection<Answer>('paypal.answers');
  const config = (call: string) => ({ config: { provider: 'paypal', call } });

  const once = (request: FastifyRequest, act: (json: Json) => Answer): Answer => {
    const json = parseJson(textOf(request));
    if (!json) return refusal(400, 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
    const requestId = request.headers['paypal-request-id'];
    const key = typeof requestId === 'string' ? `${request.url} ${requestId}` : null;
    const earlier = key === null ? undefined : answers.get(key);
    if (earlier) return earlier;
    const answer = act(json);
    if (key !== null && answer.status < 300) answers.put(key, answer);
    return answer;
  };

  fastify.addHook('preHandler', async (request, reply) => {
    if (!access.allows(request)) return unauthorized(reply);
  });

  fastify.post('/v2/checkout/orders', config('create-order'), (request, reply) =>
    send(
      reply,
      once(request, (json) => {
        const read = readOrder(json);
        return 'refused' in read ? read.refused : checkout.create(read.wanted);
      }),
    ),
  );
  fastify.get<ById>('/v2/checkout/orders/:id', config('get-order'), (request, reply) =>
    send(reply, checkout.show(request.params.id)),
  );
  fastify.post<ById>('/v2/checkout/orders/:id/capture', config('capture'), async (request, reply) => {
    const { id } = request.params;
    const answer = once(request, () => checkout.capture(id));
    const choice = answer.status === 201 ? checkout.find(id)?.choice : null;
    if (choice === 'lost-answer') request.misbehaves = 'hang';
    if (choice === 'early-notice') {
      const patience = new Promise((resolve) => setTimeout(resolve, EARLY_NOTICE_WITHIN_MS).unref());
      await Promise.race([context.pusher.sendDue(), patience]);
    }
    return send(reply, answer);
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
