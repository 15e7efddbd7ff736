import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Json, objectAt, parseJson, textOf } from '../http/bodies.js';
import { serveAcs } from './acs-pages.js';
import { answer, failure, type Result } from './answers.js';
import { authorizeMpi, cancelCard, captureCard, getMpiResult } from './card-calls.js';
import { authorizeCarrier, cancelCarrier, captureCarrier } from './carrier-calls.js';
import { serveCarriers } from './carrier-pages.js';
import { authHashOf } from './digest.js';
import { type Call, FIELDS, furtherFault } from './field-tables.js';
import { firstFault } from './fields.js';
import { MpiPayments } from './mpi.js';
import { rawParamsOf } from './raw-params.js';
import { search } from './search.js';
import { authorizeBank, authorizeCvs, cancelCvs } from './slip-calls.js';
import { serveSlips } from './slip-pages.js';
import { serveTokens, Tokens } from './tokens.js';
import type { VeritransOrders } from './veritrans-orders.js';

/** Null where the call is answered 503 and nothing was done. */
type Handler = (
  params: Readonly<Record<string, string>>,
  request: FastifyRequest,
  whole: Json,
) => Result | null | Promise<Result | null>;

const handlersOf = (
  veritrans: VeritransOrders,
  tokens: Tokens,
  payments: MpiPayments,
): Readonly<Record<Call, Handler>> => ({
  'Authorize/mpi': (params, request, whole) =>
    authorizeMpi(veritrans, tokens, payments, params, String(objectAt(whole, 'payNowIdParam').token), request),
  'GetResult/mpi': (params) => getMpiResult(veritrans, params),
  'Capture/card': (params) => captureCard(veritrans, payments, params),
  'Cancel/card': (params) => cancelCard(veritrans, payments, params),
  'Authorize/cvs': (params) => authorizeCvs(veritrans, params),
  'Cancel/cvs': (params) => cancelCvs(veritrans, params),
  'Authorize/bank': (params) => authorizeBank(veritrans, params),
  'Authorize/carrier': (params) => authorizeCarrier(veritrans, params),
  'Capture/carrier': (params) => captureCarrier(veritrans, params),
  'Cancel/carrier': (params) => cancelCarrier(veritrans, params),
  'Search/search': (_params, _request, whole) => search(veritrans, whole),
});

/** As JSON, or as the development kit sends the same text: percent-encoded, and called a form. */
const jsonTextOf = (request: FastifyRequest): string => {
  const text = textOf(request);
  if (text.trimStart().startsWith('{')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** What of a search is no field of a table. */
const withoutCriteria = ({ serviceTypeCd: _types, searchParameters: _criteria, ...params }: Json): Json => params;

/** Why a request is refused before anything is looked at; null when it is the merchant's own and complete. */
const refusalOf = (
  veritrans: VeritransOrders,
  call: Call,
  isTest: boolean,
  text: string,
  params: Json,
): Result | null => {
  const service = call.split('/')[1]!;
  const { merchant } = veritrans;
  const raw = rawParamsOf(text);
  if (raw === null || params.merchantCcid !== merchant.ccid) return failure(service, 'merchantCcid is unknown', '901');
  if (parseJson(text)?.authHash !== authHashOf(merchant, raw))
    return failure(service, 'authHash does not match', '902');
  if (params.dummyRequest !== (isTest ? '1' : '0'))
    return failure(service, 'dummyRequest and the address disagree', '903');
  const fields = call === 'Search/search' ? withoutCriteria(params) : params;
  const fault = firstFault(fields, FIELDS[call]) ?? furtherFault(call, fields);
  return fault === null
    ? null
    : failure(service, fault, '003', typeof params.orderId === 'string' ? params.orderId : undefined);
};

/** VeriTrans4G: tokens, calls, and the pages that its customers see. */
export const serveVeritrans = (fastify: FastifyInstance, veritrans: VeritransOrders): void => {
  const tokens = new Tokens(veritrans);
  const payments = new MpiPayments(veritrans);
  const handlers = handlersOf(veritrans, tokens, payments);
  serveTokens(fastify, veritrans, tokens);
  serveAcs(fastify, veritrans, payments);
  serveSlips(fastify, veritrans);
  serveCarriers(fastify, veritrans);
  for (const call of Object.keys(FIELDS) as Call[])
    for (const prefix of ['', 'test-']) {
      const service = call === 'Search/search' ? 'paynow-search' : 'paynow';
      fastify.post(
        `/${prefix}${service}/v2/${call}`,
        { config: { provider: 'veritrans', call } },
        async (request, reply) => {
          const text = jsonTextOf(request);
          const params = objectAt(parseJson(text) ?? {}, 'params');
          const refusal = refusalOf(veritrans, call, prefix !== '', text, params);
          // What is left has passed the tables: text, but for the named objects.
          const result = refusal ?? (await handlers[call](params as Readonly<Record<string, string>>, request, params));
          return result ? answer(reply, result) : reply.code(503).send('');
        },
      );
    }
};
