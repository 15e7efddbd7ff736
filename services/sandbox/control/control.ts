import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toTokyoIso } from '../clock.js';
import { type Json, parseJson, textOf } from '../http/bodies.js';
import { FAULT_KINDS, type Fault, type Faults } from '../http/faults.js';
import { buildSettlement } from '../money/settlement.js';
import type { OrderLine, OrderSource, ProviderContext } from '../provider-context.js';
import { PUSH_MODES, type PushMode } from '../pushes/pusher.js';
import type { MovableClock } from './movable-clock.js';

export const refuse = (reply: FastifyReply, code: number, message: string): FastifyReply =>
  reply.code(code).send({ message });

/** Returns the JSON of a request to the control; an empty object for an empty body. */
export const jsonOf = (request: FastifyRequest): Json => parseJson(textOf(request)) ?? {};

const withMoney = ({ cashbook }: ProviderContext, line: OrderLine) => {
  const { taken, refunded } = cashbook.balanceOf(line.provider, line.order);
  return { ...line, created: toTokyoIso(line.created), yen_taken: taken, yen_given_back: refunded };
};

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

const parseFault = ({ provider, call = '*', when = 'before', kind, times = 1 }: Json): Fault | string => {
  if (!isOneOf(['veritrans', 'paypal', 'amazonpay', 'twilio', 'partner', 'push', 'witness'] as const, provider))
    return 'provider is unknown';
  if (typeof call !== 'string') return 'call must be the name of a call, or *';
  if (!isOneOf(['before', 'after'] as const, when)) return 'when must be before or after';
  if (!isOneOf(FAULT_KINDS, kind)) return `kind must be one of ${FAULT_KINDS.join(', ')}`;
  if (!Number.isInteger(times) || Number(times) < 1) return 'times must be a whole number from 1';
  return { provider, call, when, kind, times: Number(times) };
};

const PART = 'yen must be a whole number from 1, or left out for all that is left';
const isPart = (yen: unknown): yen is number | undefined =>
  yen === undefined || (Number.isInteger(yen) && Number(yen) >= 1);

type OfOrder = { Params: { order: string } };

/** Serves changes of an order in the provider's own console, without the shop. */
const serveOrderControl = (fastify: FastifyInstance, sources: readonly OrderSource[]): void => {
  const done = (reply: FastifyReply, order: string, change: (source: OrderSource) => boolean, otherwise: string) =>
    sources.some(change) ? { order } : refuse(reply, 404, otherwise);
  fastify.post<OfOrder>('/orders/:order/refund', (request, reply) => {
    const { order } = request.params;
    const { yen } = jsonOf(request);
    if (!isPart(yen)) return refuse(reply, 400, PART);
    return done(
      reply,
      order,
      (source) => source.refundInConsole(order, yen ?? null),
      'there is no order with this amount left',
    );
  });
  fastify.post<OfOrder>('/orders/:order/reverse', ({ params: { order } }, reply) =>
    done(reply, order, (source) => source.reverse(order), 'there is no order that can be reversed'),
  );
  fastify.post<OfOrder>('/orders/:order/bounce-refund', ({ params: { order } }, reply) =>
    done(reply, order, (source) => source.bounceRefund(order), 'there is no order with a refund'),
  );
  fastify.post<OfOrder>('/orders/:order/decide', (request, reply) => {
    const { order } = request.params;
    const { paid } = jsonOf(request);
    if (typeof paid !== 'boolean') return refuse(reply, 400, 'paid must be true or false');
    return done(reply, order, (source) => source.decide(order, paid), 'there is no order whose money is held');
  });
};

/** Serves the calls that tests inspect and steer the providers with. */
export const serveControl = (
  fastify: FastifyInstance,
  context: ProviderContext,
  faults: Faults,
  orderSources: readonly OrderSource[],
  clock: MovableClock,
): void => {
  const { pusher, cashbook } = context;

  fastify.get<{ Querystring: { order?: string } }>('/orders', ({ query }) =>
    orderSources
      .flatMap((source) => source.orders())
      .filter((line) => query.order === undefined || line.order === query.order)
      .map((line) => withMoney(context, line)),
  );

  fastify.get('/pushes', () => ({ mode: pusher.mode, pushes: pusher.log() }));
  fastify.post('/pushes', (request, reply) => {
    const { mode } = jsonOf(request);
    if (!isOneOf<PushMode>(PUSH_MODES, mode)) return refuse(reply, 400, `mode must be one of ${PUSH_MODES.join(', ')}`);
    pusher.mode = mode;
    return { mode };
  });
  fastify.post('/pushes/release', () => ({ released: pusher.release() }));

  fastify.get('/faults', () => faults.list());
  fastify.post('/faults', (request, reply) => {
    const fault = parseFault(jsonOf(request));
    if (typeof fault === 'string') return refuse(reply, 400, fault);
    faults.order(fault);
    return fault;
  });
  fastify.delete('/faults', () => {
    faults.forget();
    return faults.list();
  });

  fastify.post('/chargebacks', (request, reply) => {
    const { order, yen } = jsonOf(request);
    if (!isPart(yen)) return refuse(reply, 400, PART);
    const isDone = orderSources.some((source) => source.chargeBack(String(order), yen ?? null));
    return isDone ? { order } : refuse(reply, 404, 'there is no paid order of this number that can be charged back');
  });
  fastify.post<OfOrder>('/chargebacks/:order/resolve', (request, reply) => {
    const { order } = request.params;
    const { won, yen } = jsonOf(request);
    if (typeof won !== 'boolean' || !isPart(yen)) return refuse(reply, 400, `won must be true or false, ${PART}`);
    const isDone = orderSources.some((source) => source.resolveDispute(order, won, yen ?? null));
    return isDone ? { order } : refuse(reply, 404, 'there is no dispute of this order that is decided here');
  });
  serveOrderControl(fastify, orderSources);

  fastify.get<{ Params: { provider: string; day: string }; Querystring: Record<string, string> }>(
    '/settlements/:provider/:day.csv',
    ({ params: { provider, day }, query }, reply) => {
      if (!isOneOf(['veritrans', 'paypal', 'amazonpay'] as const, provider) || !/^\d{4}-\d\d-\d\d$/.test(day))
        return refuse(
          reply,
          404,
          'settlements are of veritrans, paypal and amazonpay, and of a day such as 2026-11-22',
        );
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .send(buildSettlement(cashbook.movements(), provider, day, query));
    },
  );

  fastify.get('/clock', () => ({ now: toTokyoIso(clock.now()), ahead_ms: clock.aheadMs }));
  fastify.post('/clock', (request, reply) => {
    const { ahead_ms: ahead } = jsonOf(request);
    if (!Number.isInteger(ahead)) return refuse(reply, 400, 'ahead_ms must be a whole number');
    clock.aheadMs = Number(ahead);
    return { now: toTokyoIso(clock.now()), ahead_ms: clock.aheadMs };
  });
};
