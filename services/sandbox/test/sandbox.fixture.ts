import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from '../../../test/support/reserved-port.mjs';
import { waitUntil } from '../../../test/support/until.js';
import { type Companion, startSandbox } from '../../startup/companion.js';
import { NoticeTaker, type TakenNotice } from './notice-taker.fixture.js';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** What it says, as the test knows it to be. */
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

/** The sandbox as a process of its own on a folder of its own, and what tests ask of it. */
export class Sandbox {
  private constructor(
    private running: Companion,
    readonly folder: string,
    readonly shop: NoticeTaker,
    private readonly settings: Fields,
  ) {}

  static async open(settings: Fields = {}): Promise<Sandbox> {
    const folder = mkdtempSync(join(tmpdir(), 'oripa-sandbox-'));
    const shop = await NoticeTaker.open();
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

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this.running;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Starts it again on what it has left, at the same address. */
  async restart(): Promise<void> {
    this.running = await startSandbox({ ...process.env, ...this.settings });
  }

  async close(): Promise<void> {
    await this.running.stop();
    await this.shop.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async ask(method: string, path: string, body?: string, headers: Fields = {}): Promise<Answer> {
    const url = path.startsWith('http') ? path : `${this.url}${path}`;
    const answer = await fetch(url, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
    const text = await answer.text();
    return { status: answer.status, text, headers: answer.headers, json: <T>() => JSON.parse(text) as T };
  }

  get(path: string, headers: Fields = {}): Promise<Answer> {
    return this.ask('GET', path, undefined, headers);
  }

  /** Sends a page's form. */
  submit(path: string, fields: Fields = {}): Promise<Answer> {
    return this.ask('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  }

  control(path: string, json: object = {}): Promise<Answer> {
    return this.ask('POST', `/_control${path}`, JSON.stringify(json), { 'content-type': 'application/json' });
  }

  /** The first notice that names something. */
  noticeAbout(text: string): Promise<TakenNotice> {
    return waitUntil(`a notice about ${text}`, () => this.shop.about(text)[0]);
  }

  async order(id: string): Promise<ListedOrder | undefined> {
    const orders = (await this.get('/_control/orders')).json<ListedOrder[]>();
    return orders.find(({ order }) => order === id);
  }
}

/** The fields of the first form of a page that leads elsewhere. */
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
