import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '../veritrans/desk.js';
import { type BankOrder, type CvsOrder, stateOf } from '../veritrans/orders.js';
import { paySlip, slipRefusal } from '../veritrans/slip-calls.js';
import { jsonOf, refuse } from './control.js';

type ByNumber = { Params: { number: string } };

/** Slips are paid from here as at the counter: exactly, another amount, late, or again. */
export const serveSlipControl = (fastify: FastifyInstance, desk: Desk): void => {
  const pay = (request: FastifyRequest, reply: FastifyReply, order: CvsOrder | BankOrder | undefined): unknown => {
    if (!order) return refuse(reply, 404, 'there is no slip of this number');
    const { yen = order.yen, late, again } = jsonOf(request);
    if (!Number.isInteger(yen) || Number(yen) < 1) return refuse(reply, 400, 'yen must be a whole number from 1');
    const refusal = slipRefusal(order, desk.now, { late: late === true, again: again === true });
    if (refusal) return refuse(reply, 409, `the slip is ${refusal}`);
    paySlip(desk, order, Number(yen));
    return { order: order.id, state: stateOf(desk.orders.get(order.id)!, desk.now), yen };
  };
  fastify.post<ByNumber>('/konbini/:number/pay', (request, reply) =>
    pay(request, reply, desk.bySlip('cvs', request.params.number)),
  );
  fastify.post<ByNumber>('/payeasy/:number/pay', (request, reply) =>
    pay(request, reply, desk.bySlip('bank', request.params.number)),
  );
};
