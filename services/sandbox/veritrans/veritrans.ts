import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Json, parseJson, readObject, textOf } from '../http/bodies.js';
import { serveAcs } from './acs-pages.js';
import { authorizeMpi, cancelCard, captureCard, getMpiResult } from './card-calls.js';
import { authorizeCarrier, cancelCarrier, captureCarrier } from './carrier-calls.js';
import { serveCarriers } from './carrier-pages.js';
import { authHashOf } from './digest.js';
import { type Call, FIELDS, findFurtherFault } from './field-tables.js';
import { findFirstFault } from './fields.js';
import { MpiPayments } from './mpi.js';
import { rawParamsOf } from './raw-params.js';
import { buildFailure, type Result, sendResult } from './results.js';
import { search } from './search.js';
import { authorizeBank, authorizeCvs, cancelCvs } from './slip-calls.js';
import { serveSlips } from './slip-pages.js';
import { serveTokens, Tokens } from './tokens.js';
import type { VeritransOrders } from './veritrans-orders.js';

/** Executes a call; returns null for the response 503, which changes nothing. */
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
    authorizeMpi(veritrans, tokens, payments, params, String(readObject(whole, 'payNowIdParam').token), request),
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

/** Returns the JSON of a request. The development kit sends it percent-encoded, as a form. */
const jsonTextOf = (request: FastifyRequest): string => {
  const text = textOf(request);
  if (text.trimStart().startsWith('{')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** Returns the fields of a search that the tables check. */
const withoutCriteria = ({ serviceTypeCd: _types, searchParameters: _criteria, ...params }: Json): Json => params;

/** Finds the refusal of a request with a wrong signature or invalid fields; null for a valid one. */
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
  if (raw === null || params.merchantCcid !== merchant.ccid)
    return buildFailure(service, 'merchantCcid is unknown', '901');
  if (parseJson(text)?.authHash !== authHashOf(merchant, raw))
    return buildFailure(service, 'authHash does not match', '902');
  if (params.dummyRequest !== (isTest ? '1' : '0'))
    return buildFailure(service, 'dummyRequest and the address disagree', '903');
  const fields = call === 'Search/search' ? withoutCriteria(params) : params;
  const fault = findFirstFault(fields, FIELDS[call]) ?? findFurtherFault(call, fields);
  return fault === null
    ? null
    : buildFailure(service, fault, '003', typeof params.orderId === 'string' ? params.orderId : undefined);
};

/** Serves VeriTrans4G: tokens, calls, and the pages for payers. */
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
          const params = readObject(parseJson(text) ?? {}, 'params');
          const refusal = refusalOf(veritrans, call, prefix !== '', text, params);
          // The tables have checked the fields: all are text but for the named objects.
          const result = refusal ?? (await handlers[call](params as Readonly<Record<string, string>>, request, params));
          return result ? sendResult(reply, result) : reply.code(503).send('');
        },
      );
    }
};
