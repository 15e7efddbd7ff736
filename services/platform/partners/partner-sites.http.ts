import { type Points, points } from '../../kernel/money.js';
import type { Clock } from '../../kernel/time.js';
import type { Patience } from '../outbound-http/provider-http.js';
import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';
import { type Json, parseObject, readText, toProviderCode } from '../payments/json.js';
import {
  type BalanceResult,
  type LinkResult,
  type NoResponse,
  type PartnerAddress,
  type PartnerLogin,
  PartnerSites,
  type PartnerTransferRequest,
  type Rejected,
  type TransferLookup,
  type TransferOutcome,
  type TransferResult,
} from './partner-sites.js';
import { signatureOf } from './signature.js';

/** Timeouts: a member waits for interactive calls only. */
const TIMEOUTS: ProviderTimeouts = { connectMs: 4000, responseMs: { interactive: 10_000, background: 30_000 } };
const ACCOUNT = /^[\x21-\x7e]{1,255}$/;
const CODE = /^[a-z0-9_-]{1,64}$/;
const SILENT = { outcome: 'silent' } as const;

interface PartnerRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the site's base URL. */
  readonly path: string;
  readonly json?: object;
  readonly patience: Patience;
}

type PartnerReply = { readonly outcome: 'replied'; readonly status: number; readonly json: Json | null } | NoResponse;

const readBalance = ({ balance }: Json): Points | null =>
  Number.isSafeInteger(balance) && Number(balance) >= 0 ? points(Number(balance)) : null;

/** Reads the outcome of a transfer. A reason that is not a code may name people and becomes `other`. */
const readOutcome = (json: Json | null): TransferOutcome | null => {
  if (json?.state === 'done') return { outcome: 'done' };
  if (json?.state !== 'refused') return null;
  const reason = readText(json, 'reason');
  return { outcome: 'refused', code: CODE.test(reason) ? toProviderCode(reason) : 'other' };
};

/** Converts a status to a rejection. Other statuses than 4xx are silent, because the site may have executed the request. */
const toFailure = (status: number): Rejected | NoResponse =>
  status >= 400 && status < 500 && status !== 408 ? { outcome: 'rejected', status } : SILENT;

/** Client of the partner sites: JSON over HTTP, with signed requests. */
export class HttpPartnerSites extends PartnerSites {
  constructor(
    private readonly clock: Clock,
    private readonly timeouts = TIMEOUTS,
  ) {
    super();
  }

  async link(at: PartnerAddress, { loginid, password, tel }: PartnerLogin): Promise<LinkResult> {
    const json = { loginid, password, tel };
    const reply = await this.request(at, { method: 'POST', path: '/v1/links', json, patience: 'interactive' });
    if (reply.outcome !== 'replied') return reply;
    if (reply.status === 401) return { outcome: 'refused' };
    if (reply.status !== 200) return toFailure(reply.status);
    const account = reply.json ? readText(reply.json, 'account') : '';
    const balance = reply.json && readBalance(reply.json);
    return ACCOUNT.test(account) && balance !== null ? { outcome: 'linked', account, balance } : SILENT;
  }

  async balance(at: PartnerAddress, account: string): Promise<BalanceResult> {
    const path = `/v1/accounts/${encodeURIComponent(account)}`;
    const reply = await this.request(at, { method: 'GET', path, patience: 'interactive' });
    if (reply.outcome !== 'replied') return reply;
    if (reply.status !== 200) return toFailure(reply.status);
    const balance = reply.json && readBalance(reply.json);
    return balance === null ? SILENT : { outcome: 'balance', balance };
  }

  async transfer(
    at: PartnerAddress,
    { id, account, direction, point }: PartnerTransferRequest,
    patience: Patience,
  ): Promise<TransferResult> {
    const json = { id, account, direction, point };
    const reply = await this.request(at, { method: 'POST', path: '/v1/transfers', json, patience });
    if (reply.outcome !== 'replied') return reply;
    if (reply.status === 409) return { outcome: 'conflict' };
    return reply.status === 200 ? (readOutcome(reply.json) ?? SILENT) : toFailure(reply.status);
  }

  async find(at: PartnerAddress, id: string, patience: Patience): Promise<TransferLookup> {
    const reply = await this.request(at, { method: 'GET', path: `/v1/transfers/${id}`, patience });
    if (reply.outcome !== 'replied') return reply;
    if (reply.status === 404) return { outcome: 'unknown' };
    return reply.status === 200 ? (readOutcome(reply.json) ?? SILENT) : toFailure(reply.status);
  }

  private async request(at: PartnerAddress, { method, path, json, patience }: PartnerRequest): Promise<PartnerReply> {
    const url = `${at.baseUrl}${path}`;
    const body = json ? JSON.stringify(json) : '';
    const { pathname } = new URL(url);
    const headers = {
      accept: 'application/json',
      ...(json && { 'content-type': 'application/json' }),
      'x-signature': signatureOf(at, { method, path: pathname, body }, this.clock.now()),
    };
    const response = await send({ method, url, headers, body }, patience, this.timeouts);
    if (response.outcome !== 'answered') return response;
    return { outcome: 'replied', status: response.status, json: parseObject(response.body.toString('utf8')) };
  }
}
