import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Mstatus } from './orders.js';

/** The first letter of a result code, by service. */
const LETTERS: Readonly<Record<string, string>> = {
  mpi: 'G',
  card: 'A',
  cvs: 'D',
  bank: 'P',
  carrier: 'Z',
  search: 'N',
};

/** A result code: four blocks of four characters, the first of which is the service's. */
export const resultCode = (service: string, first: string, second = '0000'): string =>
  `${LETTERS[service] ?? 'M'}${first}${second}`.padEnd(16, '0');

export interface Result {
  readonly serviceType: string;
  readonly mstatus: Mstatus;
  readonly vResultCode: string;
  readonly merrMsg: string;
  readonly orderId?: string;
  readonly [field: string]: unknown;
}

export const success = (service: string, orderId: string, fields: Readonly<Record<string, unknown>> = {}): Result => ({
  serviceType: service,
  mstatus: 'success',
  vResultCode: resultCode(service, '001'),
  merrMsg: '処理が成功しました。',
  orderId,
  ...fields,
});

/** A refusal. The message is for those who look into the log; the shop has its own words. */
export const failure = (service: string, message: string, first = '003', orderId?: string): Result => ({
  serviceType: service,
  mstatus: 'failure',
  vResultCode: resultCode(service, first),
  merrMsg: message,
  ...(orderId !== undefined && { orderId }),
});

/** The envelope of every answer. */
export const answer = (reply: FastifyReply, result: Result): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(
    JSON.stringify({
      payNowIdResponse: null,
      result: { txnVersion: '2.0.0', custTxn: randomUUID(), marchTxn: randomUUID(), ...result },
    }),
  );
