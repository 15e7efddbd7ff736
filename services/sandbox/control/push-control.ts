import type { FastifyInstance } from 'fastify';
import type { PushService } from '../push/push-service.js';
import { jsonOf, refuse } from './control.js';

/** Serves the control of the push service: subscriptions, received messages, and the responses to senders. */
export const servePushControl = (fastify: FastifyInstance, service: PushService): void => {
  fastify.get('/push/messages', () => service.list());
  fastify.post('/push/subscriptions', () => service.subscribe());
  fastify.post<{ Params: { id: string } }>('/push/subscriptions/:id', (request, reply) => {
    const { status, retry_after: retryAfter = '' } = jsonOf(request);
    if (!Number.isInteger(status) || Number(status) < 200 || Number(status) > 599 || typeof retryAfter !== 'string')
      return refuse(reply, 400, 'status must be an HTTP status, and retry_after a text');
    const isKnown = service.setResponse(request.params.id, Number(status), retryAfter);
    return isKnown ? { status } : refuse(reply, 404, 'there is no such subscription');
  });
};
