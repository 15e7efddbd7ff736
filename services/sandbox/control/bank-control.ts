import type { FastifyInstance } from 'fastify';
import type { Bank, Format } from '../bank/bank.js';
import { parseTransfer, sendFile } from '../bank/bank-pages.js';
import { jsonOf, refuse } from './control.js';

/** Serves the control of the bank: sends and recalls transfers, and gives statements that list each line once. */
export const serveBankControl = (fastify: FastifyInstance, bank: Bank): void => {
  fastify.post('/bank/transfers', (request, reply) => {
    const transfer = parseTransfer(jsonOf(request));
    if (!('sender' in transfer)) return refuse(reply, 400, transfer[1]);
    const { id, sender, yen, day } = bank.send(transfer.sender, transfer.yen, transfer.on);
    return { id, sender, yen, on: day };
  });
  fastify.post<{ Params: { id: string } }>('/bank/transfers/:id/cancel', (request, reply) =>
    bank.cancel(request.params.id)
      ? { id: request.params.id }
      : refuse(reply, 404, 'there is no such transfer to recall'),
  );
  for (const format of ['txt', 'csv'] satisfies Format[])
    fastify.get(`/bank/statement.${format}`, (_request, reply) =>
      sendFile(reply, format, 'statement', bank.takeNewStatement(format)),
    );
};
