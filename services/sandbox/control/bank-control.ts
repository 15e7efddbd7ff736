import type { FastifyInstance } from 'fastify';
import type { Bank, Format } from '../bank/bank.js';
import { sendFile, transferOf } from '../bank/bank-pages.js';
import { jsonOf, refuse } from './control.js';

/** Transfers are sent and taken back from here, and statements fetched as a bank gives them: each line once. */
export const serveBankControl = (fastify: FastifyInstance, bank: Bank): void => {
  fastify.post('/bank/transfers', (request, reply) => {
    const transfer = transferOf(jsonOf(request));
    if (!('sender' in transfer)) return refuse(reply, 400, transfer[1]);
    const { id, sender, yen, day } = bank.send(transfer.sender, transfer.yen, transfer.on);
    return { id, sender, yen, on: day };
  });
  fastify.post<{ Params: { id: string } }>('/bank/transfers/:id/cancel', (request, reply) =>
    bank.cancel(request.params.id)
      ? { id: request.params.id }
      : refuse(reply, 404, 'there is no such transfer to take back'),
  );
  for (const format of ['txt', 'csv'] satisfies Format[])
    fastify.get(`/bank/statement.${format}`, (_request, reply) =>
      sendFile(reply, format, 'statement', bank.next(format)),
    );
};
