import type { Clock } from '../../../kernel/time.js';
import type { Patience } from '../../outbound-http/provider-http.js';
import { type ProviderRequest, type ProviderTimeouts, send } from '../../outbound-http/provider-http.js';
import { type Json, parseObject, readCode } from '../json.js';
import type { Silence, Unreachable } from '../payment-provider.js';
import type { AmazonPayKeys } from './keys.js';
import { authorizationOf } from './signatures.js';

/** The outcome of a call to Amazon: its JSON, or its reason for a refusal. */
export type AmazonResult =
  | { readonly outcome: 'done'; readonly json: Json }
  | { readonly outcome: 'refused'; readonly status: number; readonly reason: string }
  | Unreachable
  | Silence;

const SILENT: Silence = { outcome: 'silent' };
const TOO_MANY = 429;
/** The host and region that Amazon expects in signed headers, also when the shop connects to another host. */
const HOST = 'pay-api.amazon.jp';
const REGION = 'jp';
const OF_ENVIRONMENT = /^(sandbox|live)-/i;

/** Calls Amazon Pay's REST API for Japan and signs each request. */
export class AmazonPayClient {
  constructor(
    private readonly keys: AmazonPayKeys,
    private readonly clock: Clock,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  get(path: string, patience: Patience): Promise<AmazonResult> {
    return this.call('GET', path, '', patience);
  }

  patch(path: string, json: Json, patience: Patience): Promise<AmazonResult> {
    return this.call('PATCH', path, JSON.stringify(json), patience);
  }

  /**
   * @param key the idempotency key: Amazon repeats its first response for it, without expiry; at most 32 letters,
   * digits, `-` and `_`
   */
  post(path: string, json: Json, patience: Patience, key?: string): Promise<AmazonResult> {
    return this.call('POST', path, JSON.stringify(json), patience, key ? { 'x-amz-pay-idempotency-key': key } : {});
  }

  private async call(
    method: ProviderRequest['method'],
    path: string,
    body: string,
    patience: Patience,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<AmazonResult> {
    const { baseUrl, publicKeyId, isLive } = this.keys;
    // A key that names its environment has no environment in the path.
    const full = OF_ENVIRONMENT.test(publicKeyId) ? `/v2${path}` : `/${isLive ? 'live' : 'sandbox'}/v2${path}`;
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'shop/1',
      'x-amz-pay-date': `${this.clock.now().toISOString().slice(0, 19)}Z`,
      'x-amz-pay-host': HOST,
      'x-amz-pay-region': REGION,
      ...extra,
    };
    const authorization = authorizationOf(this.keys, { method, path: full, headers, body });
    const request = { method, url: `${baseUrl}${full}`, headers: { ...headers, authorization }, body };
    const response = await send(request, patience, this.timeouts);
    if (response.outcome !== 'answered') return response;
    const json = parseObject(response.body.toString('utf8'));
    if (!json || response.status >= 500 || response.status === TOO_MANY) return SILENT;
    if (response.status >= 400)
      return { outcome: 'refused', status: response.status, reason: readCode(json, 'reasonCode') };
    return { outcome: 'done', json };
  }
}
