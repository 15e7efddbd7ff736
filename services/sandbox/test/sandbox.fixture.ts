import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from '../../../test/support/reserved-port.mjs';
import { waitUntil } from '../../../test/support/until.js';
import { type Companion, startSandbox } from '../../startup/companion.js';
import { type ReceivedWebhook, WebhookReceiver } from './webhook-receiver.fixture.js';

export interface SandboxResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** Parses the body as JSON of the type that the test expects. */
  json<T = Loose>(): T;
}

type Fields = Readonly<Record<string, string>>;
export type Loose = Readonly<Record<string, unknown>>;

/** An order as `/_control/orders` lists it. */
export interface ListedOrder {
  readonly order: string;
  readonly provider: string;
  readonly method: string;
  readonly reference: string;
  readonly state: string;
  readonly yen_taken: number;
  readonly yen_given_back: number;
}

/** Runs the sandbox as a process of its own with a new folder, and sends requests to it. */
export class Sandbox {
  private constructor(
    private running: Companion,
    readonly folder: string,
    readonly shop: WebhookReceiver,
    private readonly settings: Fields,
  ) {}

  static async open(settings: Fields = {}): Promise<Sandbox> {
    const folder = mkdtempSync(join(tmpdir(), 'oripa-sandbox-'));
    const shop = await WebhookReceiver.open();
    const quick = {
      SANDBOX_PUSH_RETRY_MS: '200',
      SANDBOX_HANG_MS: '600',
      SANDBOX_PENDING_MS: '400',
      SANDBOX_SLOW_MS: '400',
    };
    const port = String(await reservePort());
    const environment = { DATA_DIR: folder, SANDBOX_PORT: port, PUBLIC_URL: shop.url, ...quick, ...settings };
    return new Sandbox(await startSandbox({ ...process.env, ...environment }), folder, shop, environment);
  }

  get url(): string {
    return this.running.url;
  }

  get environment(): Fields {
    return this.running.environment;
  }

  /** Kills the process, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this.running;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Starts the sandbox again with the same folder and port. */
  async restart(): Promise<void> {
    this.running = await startSandbox({ ...process.env, ...this.settings });
  }

  async close(): Promise<void> {
    await this.running.stop();
    await this.shop.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async ask(method: string, path: string, body?: string, headers: Fields = {}): Promise<SandboxResponse> {
    const url = path.startsWith('http') ? path : `${this.url}${path}`;
    const response = await fetch(url, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, json: <T>() => JSON.parse(text) as T };
  }

  get(path: string, headers: Fields = {}): Promise<SandboxResponse> {
    return this.ask('GET', path, undefined, headers);
  }

  /** Submits the form of a page. */
  submit(path: string, fields: Fields = {}): Promise<SandboxResponse> {
    return this.ask('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  }

  control(path: string, json: object = {}): Promise<SandboxResponse> {
    return this.ask('POST', `/_control${path}`, JSON.stringify(json), { 'content-type': 'application/json' });
  }

  /** Waits for the first webhook whose body contains a text. */
  waitForWebhook(text: string): Promise<ReceivedWebhook> {
    return waitUntil(`a webhook about ${text}`, () => this.shop.about(text)[0]);
  }

  async order(id: string): Promise<ListedOrder | undefined> {
    const orders = (await this.get('/_control/orders')).json<ListedOrder[]>();
    return orders.find(({ order }) => order === id);
  }
}

/** Parses the first form of a page: its action and its hidden fields. */
export const formIn = (page: string): { readonly action: string; readonly fields: Fields } => {
  const unescaped = (text: string) =>
    text
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
  const action = /<form[^>]* action="([^"]*)"/.exec(page)?.[1] ?? '';
  const fields = Array.from(
    page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g),
    ([, name, value]) => [name!, unescaped(value!)],
  );
  return { action: unescaped(action), fields: Object.fromEntries(fields) };
};
