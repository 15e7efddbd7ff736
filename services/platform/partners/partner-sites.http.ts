import { type Points, points } from '../../kernel/money.js';
import type { Clock } from '../../kernel/time.js';
import type { Patience } from '../outbound-http/provider-http.js';
import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';
import { type Json, parseObject, readText, toProviderCode } from '../payments/json.js';
import {
  type Balanced,
  type FoundTransfer,
  type Linked,
  type NoWord,
  type PartnerAddress,
  type PartnerLogin,
  PartnerSites,
  type PartnerWish,
  type Rejected,
  type Transferred,
  type TransferTruth,
} from './partner-sites.js';
import { signatureOf } from './signature.js';

/** A member looks at the button for the first; nobody for the second. */
const TIMEOUTS: ProviderTimeouts = { connectMs: 4000, responseMs: { interactive: 10_000, background: 30_000 } };
const ACCOUNT = /^[\x21-\x7e]{1,255}$/;
const CODE = /^[a-z0-9_-]{1,64}$/;
const SILENT = { outcome: 'silent' } as const;

interface Asked {
  readonly method: 'GET' | 'POST';
  /** Below the site's address. */
  readonly path: string;
  readonly json?: object;
  readonly patience: Patience;
}

type Heard = { readonly outcome: 'heard'; readonly status: number; readonly json: Json | null } | NoWord;

const balanceIn = ({ balance }: Json): Points | null =>
  Number.isSafeInteger(balance) && Number(balance) >= 0 ? points(Number(balance)) : null;

/** The words of a refusal may name people: what is no code is not kept. */
const truthIn = (json: Json | null): TransferTruth | null => {
  if (json?.state === 'done') return { outcome: 'done' };
  if (json?.state !== 'refused') return null;
  const reason = readText(json, 'reason');
  return { outcome: 'refused', code: CODE.test(reason) ? toProviderCode(reason) : 'other' };
};

/** What is neither taken nor turned away may have been acted upon. */
const otherwise = (status: number): Rejected | NoWord =>
  status >= 400 && status < 500 && status !== 408 ? { outcome: 'rejected', status } : SILENT;

/** Partner sites by their wire: JSON over HTTP, each request signed. */
export class HttpPartnerSites extends PartnerSites {
  constructor(
    private readonly clock: Clock,
    private readonly timeouts = TIMEOUTS,
  ) {
    super();
  }

  async link(at: PartnerAddress, { loginid, password, tel }: PartnerLogin): Promise<Linked> {
    const json = { loginid, password, tel };
    const heard = await this.ask(at, { method: 'POST', path: '/v1/links', json, patience: 'interactive' });
    if (heard.outcome !== 'heard') return heard;
    if (heard.status === 401) return { outcome: 'refused' };
    if (heard.status !== 200) return otherwise(heard.status);
    const account = heard.json ? readText(heard.json, 'account') : '';
    const balance = heard.json && balanceIn(heard.json);
    return ACCOUNT.test(account) && balance !== null ? { outcome: 'linked', account, balance } : SILENT;
  }

  async balance(at: PartnerAddress, account: string): Promise<Balanced> {
    const path = `/v1/accounts/${encodeURIComponent(account)}`;
    const heard = await this.ask(at, { method: 'GET', path, patience: 'interactive' });
    if (heard.outcome !== 'heard') return heard;
    if (heard.status !== 200) return otherwise(heard.status);
    const balance = heard.json && balanceIn(heard.json);
    return balance === null ? SILENT : { outcome: 'balance', balance };
  }

  async transfer(
    at: PartnerAddress,
    { id, account, direction, point }: PartnerWish,
    patience: Patience,
  ): Promise<Transferred> {
    const json = { id, account, direction, point };
    const heard = await this.ask(at, { method: 'POST', path: '/v1/transfers', json, patience });
    if (heard.outcome !== 'heard') return heard;
    if (heard.status === 409) return { outcome: 'conflict' };
    return heard.status === 200 ? (truthIn(heard.json) ?? SILENT) : otherwise(heard.status);
  }

  async find(at: PartnerAddress, id: string, patience: Patience): Promise<FoundTransfer> {
    const heard = await this.ask(at, { method: 'GET', path: `/v1/transfers/${id}`, patience });
    if (heard.outcome !== 'heard') return heard;
    if (heard.status === 404) return { outcome: 'unknown' };
    return heard.status === 200 ? (truthIn(heard.json) ?? SILENT) : otherwise(heard.status);
  }

  private async ask(at: PartnerAddress, { method, path, json, patience }: Asked): Promise<Heard> {
    const url = `${at.baseUrl}${path}`;
    const body = json ? JSON.stringify(json) : '';
    const { pathname } = new URL(url);
    const headers = {
      accept: 'application/json',
      ...(json && { 'content-type': 'application/json' }),
      'x-signature': signatureOf(at, { method, path: pathname, body }, this.clock.now()),
    };
    const answer = await send({ method, url, headers, body }, patience, this.timeouts);
    if (answer.outcome !== 'answered') return answer;
    return { outcome: 'heard', status: answer.status, json: parseObject(answer.body.toString('utf8')) };
  }
}
