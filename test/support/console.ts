import { DEMO_OPERATORS, OperatorAccounts } from '../../services/operators/index.js';
import type { Role } from '../../services/platform/console-api/access/operator.js';
import type { TestShop } from './shop.js';

/** A response of the operators' API. */
export interface ConsoleResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  readonly body: any;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A client of the operators' API. */
export class Console {
  constructor(
    private readonly shop: Pick<TestShop, 'app'>,
    /** Headers of every request. */
    readonly headers: Readonly<Record<string, string>>,
  ) {}

  /** @param path below `/admin-api/` @param headers added to the usual ones, which they replace */
  async send(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ConsoleResponse> {
    const response = await this.shop.app.inject({
      method,
      url: `/admin-api/${path}`,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      payload: body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
    const json = String(response.headers['content-type']).startsWith('application/json');
    return { status: response.statusCode, headers: response.headers, body: json ? response.json() : response.body };
  }

  get(path: string): Promise<ConsoleResponse> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ConsoleResponse> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: unknown): Promise<ConsoleResponse> {
    return this.send('PUT', path, body);
  }
}

/** Builds the header with an idempotency key. A command with the same key runs once. */
export const toKeyHeader = (key: string): Record<string, string> => ({ 'idempotency-key': key });

/** Returns a client without a session. */
export const openSignedOutConsole = (shop: Pick<TestShop, 'app'>): Console => new Console(shop, {});

/** Signs in as the demo operator with this role. */
export const signInAs = async (shop: Pick<TestShop, 'app'>, role: Role): Promise<Console> => {
  const operator = DEMO_OPERATORS.find((one) => one.role === role)!;
  await shop.app.get(OperatorAccounts).ensure(operator);
  const { status, headers, body } = await openSignedOutConsole(shop).post('session', {
    mail: operator.mail,
    password: operator.password,
  });
  if (status !== 200) throw new Error(`sign-in answered ${status}`);
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  return new Console(shop, { cookie, 'x-csrf-token': body.csrf });
};

/** Confirms the password of a demo operator, as exports of personal data require. */
export const confirm = async (console: Console): Promise<void> => {
  const { status } = await console.post('session/confirm', { password: DEMO_OPERATORS[0]!.password });
  if (status !== 200) throw new Error(`confirming answered ${status}`);
};

/** Sends a command, and again after finance has approved it where it needs two operators. */
export const runWithApproval = async <Result extends Pick<ConsoleResponse, 'body'>>(
  shop: Pick<TestShop, 'app'>,
  give: () => Promise<Result>,
): Promise<Result> => {
  const first = await give();
  const [refusal] = first.body.errors?.approval ?? [];
  if (refusal === undefined) return first;
  const [, number] = /(?:依頼番号|request )(\d+)/.exec(refusal)!;
  const { status } = await (await signInAs(shop, 'finance')).post(`approvals/${number}/approve`, {
    reason: '確認済み',
  });
  if (status !== 200) throw new Error(`approving answered ${status}`);
  return give();
};

/** Returns the clients of one operator of each role, and of a visitor. */
export const consolesOf = async (shop: Pick<TestShop, 'app'>): Promise<Record<Role | 'nobody', Console>> => ({
  owner: await signInAs(shop, 'owner'),
  'pack-editor': await signInAs(shop, 'pack-editor'),
  shipping: await signInAs(shop, 'shipping'),
  support: await signInAs(shop, 'support'),
  finance: await signInAs(shop, 'finance'),
  auditor: await signInAs(shop, 'auditor'),
  nobody: openSignedOutConsole(shop),
});
