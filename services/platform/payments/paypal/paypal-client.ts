import type { Clock } from '../../../kernel/time.js';
import type { Patience } from '../../outbound-http/provider-http.js';
import { type ProviderRequest, type ProviderTimeouts, send } from '../../outbound-http/provider-http.js';
import { type Json, parseObject, readCode, readObjects, readText } from '../json.js';
import type { Silence, Unreachable } from '../payment-provider.js';
import type { PaypalKeys } from './keys.js';

/** The outcome of a call to PayPal: its JSON, or its reason for a refusal. */
export type PaypalResult =
  | { readonly outcome: 'done'; readonly json: Json }
  | { readonly outcome: 'refused'; readonly status: number; readonly issue: string }
  | Unreachable
  | Silence;

interface Token {
  readonly value: string;
  readonly until: number;
}

const SILENT: Silence = { outcome: 'silent' };
/** A token is replaced this long before it expires. */
const MARGIN_MS = 60_000;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const FORM = 'application/x-www-form-urlencoded';

/** Returns the reason of a refusal: the issue of the first detail, else the name of the error. */
const issueIn = (json: Json): string => {
  const [detail] = readObjects(json, 'details');
  return (detail && readCode(detail, 'issue')) || readCode(json, 'name') || readCode(json, 'error') || 'refused';
};

/** Calls PayPal's REST API with a cached access token. */
export class PaypalClient {
  private token: Token | null = null;

  constructor(
    private readonly keys: PaypalKeys,
    private readonly clock: Clock,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  get(path: string, patience: Patience): Promise<PaypalResult> {
    return this.call('GET', path, {}, '', patience);
  }

  /** @param requestId the idempotency key: PayPal repeats its response for it */
  post(path: string, json: Json, requestId: string, patience: Patience): Promise<PaypalResult> {
    const headers = { 'paypal-request-id': requestId, prefer: 'return=representation' };
    return this.call('POST', path, headers, JSON.stringify(json), patience);
  }

  private async call(
    method: ProviderRequest['method'],
    path: string,
    extra: Readonly<Record<string, string>>,
    body: string,
    patience: Patience,
    isFirst = true,
  ): Promise<PaypalResult> {
    const token = await this.tokenOf(patience);
    // Without a token, the request itself was not sent.
    if (typeof token !== 'string') return token;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...extra };
    const url = `${this.keys.baseUrl}${path}`;
    const response = await send({ method, url, headers, body }, patience, this.timeouts);
    if (response.outcome !== 'answered') return response;
    const { status } = response;
    if (status === UNAUTHORIZED && isFirst) {
      // The token was revoked early, so PayPal did nothing. The call is retried once with a new token.
      this.token = null;
      return this.call(method, path, extra, body, patience, false);
    }
    const json = parseObject(response.body.toString('utf8'));
    if (!json || status >= 500 || status === TOO_MANY || status === UNAUTHORIZED) return SILENT;
    if (status >= 400) return { outcome: 'refused', status, issue: issueIn(json) };
    return { outcome: 'done', json };
  }

  private async tokenOf(patience: Patience): Promise<string | Unreachable> {
    const now = this.clock.now().getTime();
    if (this.token && this.token.until > now) return this.token.value;
    const { baseUrl, clientId, clientSecret } = this.keys;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': FORM };
    const url = `${baseUrl}/v1/oauth2/token`;
    const body = 'grant_type=client_credentials';
    const response = await send({ method: 'POST', url, headers, body }, patience, this.timeouts);
    const json =
      response.outcome === 'answered' && response.status === 200 ? parseObject(response.body.toString()) : null;
    const value = json && readText(json, 'access_token');
    if (!value) return { outcome: 'unreachable' };
    const livesMs = Number(json.expires_in) * 1000;
    this.token = { value, until: now + (livesMs > 0 ? livesMs : 0) - MARGIN_MS };
    return value;
  }
}
