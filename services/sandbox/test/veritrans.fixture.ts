import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Sandbox, SandboxResponse } from './sandbox.fixture.js';

type Params = Readonly<Record<string, unknown>>;
/** Fields of a result. All are text but for the entries of Search. */
type Result = Readonly<Record<string, string>>;

/** A minimal merchant client of VeriTrans for tests. */
export class Merchant {
  constructor(private readonly sandbox: Sandbox) {}

  async tokenize(card_number: string, card_expire = '12/40'): Promise<string> {
    const response = await this.requestToken({ card_number, card_expire });
    return response.json<{ token: string }>().token;
  }

  requestToken(card: Params): Promise<SandboxResponse> {
    const { VERITRANS_TOKEN_URL = '', VERITRANS_TOKEN_API_KEY: token_api_key } = this.sandbox.environment;
    const body = { token_api_key, security_code: '123', cardholder_name: 'TARO YAMADA', lang: 'ja', ...card };
    return this.sandbox.ask('POST', VERITRANS_TOKEN_URL, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Builds the body of a request, with its hash or the given one. */
  bodyOf(params: Params, authHash?: string): string {
    const { VERITRANS_MERCHANT_CCID: merchantCcid, VERITRANS_SECRET_KEY } = this.sandbox.environment;
    const text = JSON.stringify({ ...params, txnVersion: '2.0.0', dummyRequest: '1', merchantCcid });
    const hash = createHash('sha256').update(`${merchantCcid}${text}${VERITRANS_SECRET_KEY}`).digest('hex');
    return `{"params":${text},"authHash":"${authHash ?? hash}"}`;
  }

  call(call: string, params: Params, wrong: { authHash?: string; prefix?: string } = {}): Promise<SandboxResponse> {
    const service = `${wrong.prefix ?? 'test-'}${call === 'Search/search' ? 'paynow-search' : 'paynow'}`;
    const url = `${this.sandbox.environment.VERITRANS_BASE_URL}/${service}/v2/${call}`;
    return this.sandbox.ask('POST', url, this.bodyOf(params, wrong.authHash), { 'content-type': 'application/json' });
  }

  async result(call: string, params: Params): Promise<Result> {
    return (await this.call(call, params)).json<{ result: Result }>().result;
  }

  /** Builds the parameters of a card payment of 3,000 yen. */
  async cardParams(number: string, fields: Params = {}): Promise<Params & { readonly orderId: string }> {
    return {
      serviceOptionType: 'mpi-company',
      orderId: randomUUID(),
      amount: '3000',
      jpo: '10',
      withCapture: 'true',
      payNowIdParam: { token: await this.tokenize(number) },
      redirectionUri: `${this.sandbox.shop.url}/api/acs/return`,
      pushUrl: `${this.sandbox.shop.url}/api/hooks/veritrans`,
      verifyResultLink: '1',
      verifyTimeout: '10',
      deviceChannel: '02',
      cardholderName: 'TARO YAMADA',
      cardholderEmail: 'taro@example.com',
      customerIp: '192.0.2.1',
      ...fields,
    };
  }

  search(orderId: string, serviceTypeCd: readonly string[]): Promise<Result> {
    return this.result('Search/search', {
      containDummyFlag: 'true',
      newerFlag: 'false',
      serviceTypeCd,
      searchParameters: { common: { orderId } },
    });
  }

  /** Returns true when a webhook is signed by the shared secret. */
  isSigned({ headers, body }: { readonly headers: Readonly<Record<string, unknown>>; readonly body: string }): boolean {
    const { VERITRANS_MERCHANT_CCID: ccid, VERITRANS_SECRET_KEY = '' } = this.sandbox.environment;
    const value = createHmac('sha256', Buffer.from(VERITRANS_SECRET_KEY, 'hex')).update(body).digest('hex');
    return headers['content-hmac'] === `h=HmacSHA256;s=${ccid};v=${value}`;
  }

  /** Returns true when VeriTrans has signed the returned fields. */
  isGenuine(fields: Readonly<Record<string, string>>): boolean {
    const { VERITRANS_MERCHANT_CCID, VERITRANS_SECRET_KEY } = this.sandbox.environment;
    const { authParams = '', vAuthInfo } = fields;
    const base64 = authParams.replaceAll('*', '=').replaceAll('-', '/').replaceAll('_', '+');
    const values = Buffer.from(base64, 'base64')
      .toString()
      .split(',')
      .map((name) => fields[name]);
    const text = `${VERITRANS_MERCHANT_CCID}${values.join('')}${VERITRANS_SECRET_KEY}`;
    return createHash('sha256').update(text).digest('hex') === vAuthInfo;
  }
}
