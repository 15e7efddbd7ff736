import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Mstatus } from './orders.js';

/** First letter of a result code, by service. */
const LETTERS: Readonly<Record<string, string>> = {
  mpi: 'G',
  card: 'A',
  cvs: 'D',
  bank: 'P',
  carrier: 'Z',
  search: 'N',
};

/** Builds a result code: four blocks of four characters; the first block begins with the letter of the service. */
export const buildResultCode = (service: string, first: string, second = '0000'): string =>
  `${LETTERS[service] ?? 'M'}${first}${second}`.padEnd(16, '0');

export interface Result {
  readonly serviceType: string;
  readonly mstatus: Mstatus;
  readonly vResultCode: string;
  readonly merrMsg: string;
  readonly orderId?: string;
  readonly [field: string]: unknown;
}

export const buildSuccess = (
  service: string,
  orderId: string,
  fields: Readonly<Record<string, unknown>> = {},
): Result => ({
  serviceType: service,
  mstatus: 'success',
  vResultCode: buildResultCode(service, '001'),
  merrMsg: '処理が成功しました。',
  orderId,
  ...fields,
});

/** Builds a refusal. The message is for the log; the shop shows its own texts. */
export const buildFailure = (service: string, message: string, first = '003', orderId?: string): Result => ({
  serviceType: service,
  mstatus: 'failure',
  vResultCode: buildResultCode(service, first),
  merrMsg: message,
  ...(orderId !== undefined && { orderId }),
});

/** Sends a result in the envelope of every response. */
export const sendResult = (reply: FastifyReply, result: Result): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(
    JSON.stringify({
      payNowIdResponse: null,
      result: { txnVersion: '2.0.0', custTxn: randomUUID(), marchTxn: randomUUID(), ...result },
    }),
  );
