import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Json, parseJson, readObject, textOf } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { Charges } from './charges.js';
import type { CheckoutSessions } from './checkout-sessions.js';
import { type AmazonPayResponse, buildRefusal, refuseInvalid, yenOf } from './requests.js';
import { findSignatureFault } from './signature.js';

const send = (reply: FastifyReply, { status, body }: AmazonPayResponse): FastifyReply => reply.code(status).send(body);

type ById = { Params: { id: string } };

/**
 * Serves the calls of the shop's server. Each call must be signed. Captures and refunds need an idempotency key: a repeated key
 * gets the stored response.
 */
export const serveCalls = (
  fastify: FastifyInstance,
  context: ProviderContext,
  sessions: CheckoutSessions,
  charges: Charges,
  prefix: string,
): void => {
  const storedResponses = context.store.collection<AmazonPayResponse>('amazonpay.answers');
  const config = (call: string) => ({ config: { provider: 'amazonpay', call } });
  const withJson = (request: FastifyRequest, execute: (json: Json) => AmazonPayResponse): AmazonPayResponse => {
    const json = parseJson(textOf(request));
    return json ? execute(json) : refuseInvalid('The body is not a JSON object.');
  };
  const once = (request: FastifyRequest, execute: (json: Json) => AmazonPayResponse): AmazonPayResponse => {
    const key = request.headers['x-amz-pay-idempotency-key'];
    if (typeof key !== 'string' || !/^[\w-]{1,32}$/.test(key))
      return refuseInvalid('x-amz-pay-idempotency-key is missing or malformed');
    const earlier = storedResponses.get(`${request.url} ${key}`);
    if (earlier) return earlier;
    const response = withJson(request, execute);
    if (response.status < 300) storedResponses.put(`${request.url} ${key}`, response);
    return response;
  };

  fastify.addHook('preHandler', async (request, reply) => {
    const fault = findSignatureFault(request, context.keys.amazonPay, prefix, context.clock.now());
    if (fault) return send(reply, buildRefusal(400, 'InvalidRequestSignature', fault));
  });

  fastify.get<ById>('/v2/checkoutSessions/:id', config('get-session'), ({ params }, reply) =>
    send(reply, sessions.show(params.id)),
  );
  fastify.patch<ById>('/v2/checkoutSessions/:id', config('update-session'), (request, reply) =>
    send(
      reply,
      withJson(request, (json) => sessions.update(request.params.id, json)),
    ),
  );
  fastify.post<ById>('/v2/checkoutSessions/:id/complete', config('complete-session'), (request, reply) =>
    send(
      reply,
      withJson(request, (json) => sessions.complete(request.params.id, json)),
    ),
  );
  fastify.get<ById>('/v2/chargePermissions/:id', config('get-permission'), ({ params }, reply) =>
    send(reply, sessions.showPermission(params.id)),
  );
  fastify.get<ById>('/v2/charges/:id', config('get-charge'), ({ params }, reply) =>
    send(reply, charges.show(params.id)),
  );
  fastify.post<ById>('/v2/charges/:id/capture', config('capture-charge'), (request, reply) =>
    send(
      reply,
      once(request, (json) => charges.capture(request.params.id, yenOf(readObject(json, 'captureAmount')))),
    ),
  );
  fastify.delete<ById>('/v2/charges/:id/cancel', config('cancel-charge'), ({ params }, reply) =>
    send(reply, charges.cancel(params.id)),
  );
  fastify.post('/v2/refunds', config('create-refund'), (request, reply) =>
    send(
      reply,
      once(request, (json) => charges.refund(String(json.chargeId), yenOf(readObject(json, 'refundAmount')))),
    ),
  );
  fastify.get<ById>('/v2/refunds/:id', config('get-refund'), ({ params }, reply) =>
    send(reply, charges.showRefund(params.id)),
  );
};
