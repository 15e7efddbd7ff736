import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BankOrder, type CvsOrder, stateOf } from '../veritrans/orders.js';
import { findSlipRefusal, paySlip } from '../veritrans/slip-calls.js';
import type { VeritransOrders } from '../veritrans/veritrans-orders.js';
import { jsonOf, refuse } from './control.js';

type ByNumber = { Params: { number: string } };

/** Serves the payment of slips, as at a counter: of the exact or another amount, late, or again. */
export const serveSlipControl = (fastify: FastifyInstance, veritrans: VeritransOrders): void => {
  const pay = (request: FastifyRequest, reply: FastifyReply, order: CvsOrder | BankOrder | undefined): unknown => {
    if (!order) return refuse(reply, 404, 'there is no slip of this number');
    const { yen = order.yen, late, again } = jsonOf(request);
    if (!Number.isInteger(yen) || Number(yen) < 1) return refuse(reply, 400, 'yen must be a whole number from 1');
    const refusal = findSlipRefusal(order, veritrans.now, { late: late === true, again: again === true });
    if (refusal) return refuse(reply, 409, `the slip is ${refusal}`);
    paySlip(veritrans, order, Number(yen));
    return { order: order.id, state: stateOf(veritrans.orders.get(order.id)!, veritrans.now), yen };
  };
  fastify.post<ByNumber>('/konbini/:number/pay', (request, reply) =>
    pay(request, reply, veritrans.findBySlip('cvs', request.params.number)),
  );
  fastify.post<ByNumber>('/payeasy/:number/pay', (request, reply) =>
    pay(request, reply, veritrans.findBySlip('bank', request.params.number)),
  );
};
