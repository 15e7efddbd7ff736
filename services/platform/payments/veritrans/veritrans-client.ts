import type { Patience } from '../../outbound-http/provider-http.js';
import { type ProviderTimeouts, send } from '../../outbound-http/provider-http.js';
import { toProviderCode } from '../json.js';
import type { Silence, Unreachable } from '../payment-provider.js';
import type { VeritransKeys } from './keys.js';
import { authHashOf } from './signatures.js';

/** A value of the wire: text, or texts within it. Empty ones are omitted. */
type Value = string | readonly string[] | { readonly [name: string]: Value };

export type Params = Readonly<Record<string, Value>>;

/** A response of the provider, with its own names. */
export interface Result {
  readonly mstatus?: string;
  readonly vResultCode?: string;
  readonly [field: string]: unknown;
}

export type VeritransResponse = { readonly outcome: 'answered'; readonly result: Result } | Unreachable | Silence;

const SILENT: Silence = { outcome: 'silent' };
const OK = 200;

const withoutEmpty = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const resultIn = (body: Buffer): Result | null => {
  try {
    const response: unknown = JSON.parse(body.toString('utf8'));
    return isObject(response) && isObject(response.result) ? response.result : null;
  } catch {
    return null;
  }
};

/** Returns a text of a response; '' if there is none. */
export const textOf = (of: Readonly<Record<string, unknown>>, field: string): string => {
  const value = of[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns a code of a response; '' if there is none. */
export const codeOf = (of: Readonly<Record<string, unknown>>, field: string): string =>
  toProviderCode(textOf(of, field));

/** Calls VeriTrans4G with JSON. The hash covers the exact text of `params` that is sent. */
export class VeritransClient {
  constructor(
    private readonly keys: VeritransKeys,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  /**
   * Calls an operation of a service.
   *
   * @param service `paynow/v2`, or `paynow-search/v2`
   * @param call `Authorize/mpi`
   */
  async call(service: string, call: string, params: Params, patience: Patience): Promise<VeritransResponse> {
    const { baseUrl, merchantCcid, isDummy } = this.keys;
    const dummyRequest = isDummy ? '1' : '0';
    const text = JSON.stringify({ ...withoutEmpty(params), txnVersion: '2.0.0', dummyRequest, merchantCcid });
    const body = `{"params":${text},"authHash":"${authHashOf(this.keys, text)}"}`;
    const url = `${baseUrl}/${isDummy ? 'test-' : ''}${service}/${call}`;
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const response = await send({ method: 'POST', url, headers, body }, patience, this.timeouts);
    if (response.outcome !== 'answered') return response;
    const result = response.status === OK ? resultIn(response.body) : null;
    return result ? { outcome: 'answered', result } : SILENT;
  }
}
