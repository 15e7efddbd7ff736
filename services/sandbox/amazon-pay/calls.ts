import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Json, objectAt, parseJson, textOf } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { Charges } from './charges.js';
import type { CheckoutSessions } from './checkout-sessions.js';
import { type Answer, invalid, refusal, yenOf } from './requests.js';
import { signatureFault } from './signature.js';

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply => reply.code(status).send(body);

type ById = { Params: { id: string } };

/** The calls of the shop's server. Each is signed; those that make something have a key, and the same key gets the same answer. */
export const serveCalls = (
  fastify: FastifyInstance,
  context: ProviderContext,
  sessions: CheckoutSessions,
  charges: Charges,
  prefix: string,
): void => {
  const answers = context.store.collection<Answer>('amazonpay.answers');
  const config = (call: string) => ({ config: { provider: 'amazonpay', call } });
  const withJson = (request: FastifyRequest, act: (json: Json) => Answer): Answer => {
    const json = parseJson(textOf(request));
    return json ? act(json) : invalid('The body is no JSON object.');
  };
  const once = (request: FastifyRequest, act: (json: Json) => Answer): Answer => {
    const key = request.headers['x-amz-pay-idempotency-key'];
    if (typeof key !== 'string' || !/^[\w-]{1,32}$/.test(key))
      return invalid('x-amz-pay-idempotency-key is missing or malformed');
    const earlier = answers.get(`${request.url} ${key}`);
    if (earlier) return earlier;
    const answer = withJson(request, act);
    if (answer.status < 300) answers.put(`${request.url} ${key}`, answer);
    return answer;
  };

  fastify.addHook('preHandler', async (request, reply) => {
    const fault = signatureFault(request, context.keys.amazonPay, prefix, context.clock.now());
    if (fault) return send(reply, refusal(400, 'InvalidRequestSignature', fault));
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
      once(request, (json) => charges.capture(request.params.id, yenOf(objectAt(json, 'captureAmount')))),
    ),
  );
  fastify.delete<ById>('/v2/charges/:id/cancel', config('cancel-charge'), ({ params }, reply) =>
    send(reply, charges.cancel(params.id)),
  );
  fastify.post('/v2/refunds', config('create-refund'), (request, reply) =>
    send(
      reply,
      once(request, (json) => charges.refund(String(json.chargeId), yenOf(objectAt(json, 'refundAmount')))),
    ),
  );
  fastify.get<ById>('/v2/refunds/:id', config('get-refund'), ({ params }, reply) =>
    send(reply, charges.showRefund(params.id)),
  );
};
