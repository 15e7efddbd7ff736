import supertest from 'supertest';
import type { AntiForgery } from '../../services/platform/http/requests/wire.contract.js';

/** What a browser needs of a shop. */
interface Reachable {
  readonly app: { getUrl(): Promise<string> };
}

/** An answer of the members' API. */
export interface BrowserResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** To the byte. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  readonly body: any;
}

/** The members' API as a browser uses it: keeps the cookie, and the anti-forgery pair that came last. */
export class Browser {
  cookie = '';
  /** What the shop knows the device by, apart from any session. */
  device = '';
  pair: AntiForgery | null = null;

  constructor(
    private readonly shop: Reachable,
    /** What every request carries. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Another with the same cookie and pair: the same request can be sent from both. */
  twin(): Browser {
    return Object.assign(new Browser(this.shop, this.headers), {
      cookie: this.cookie,
      device: this.device,
      pair: this.pair,
    });
  }

  /** @param path below `/api/` */
  get(path: string, headers: Record<string, string> = {}): Promise<BrowserResponse> {
    return this.send({ method: 'GET', url: `/api/${path}`, headers });
  }

  /** Sends a write with the pair it has; the first one fetches it. @param path below `/api/` */
  async post(path: string, payload: object): Promise<BrowserResponse> {
    if (this.pair === null) await this.get('user/point');
    return this.postWith(this.pair!, path, payload);
  }

  /** A pair that has carried no write yet. */
  async freshPair(): Promise<AntiForgery> {
    return (await this.get('user/point')).body.csrf;
  }

  /**
   * Sends a write with this pair, or with none.
   *
   * @param path below `/api/`; @param payload an object, or the text of the field `json`, or none of that
   */
  postWith(pair: AntiForgery | null, path: string, payload: object | string | null): Promise<BrowserResponse> {
    const form = new URLSearchParams(pair ? { [pair.name]: pair.value } : {});
    if (payload !== null) form.set('json', typeof payload === 'string' ? payload : JSON.stringify(payload));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.send({ method: 'POST', url: `/api/${path}`, headers, payload: form.toString() });
  }

  private async send(request: {
    method: 'GET' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: string;
  }): Promise<BrowserResponse> {
    const { method, url, headers, payload } = request;
    const call = supertest(await this.shop.app.getUrl());
    const sent = method === 'GET' ? call.get(url) : call.post(url).send(payload);
    const cookies = [this.cookie, this.device].filter(Boolean).join('; ');
    const cookie: Record<string, string> = cookies === '' ? {} : { cookie: cookies };
    const response = await sent.set({ ...cookie, ...this.headers, ...headers });
    const all = [response.headers['set-cookie'] ?? []].flat();
    const isOfDevice = (one: string) => one.split('=')[0]!.endsWith('oripa_device');
    const [set, device] = [all.findLast((one) => !isOfDevice(one)), all.findLast(isOfDevice)];
    if (set) this.cookie = set.split(';')[0]!;
    if (device) this.device = device.split(';')[0]!;
    if (response.body.csrf) this.pair = response.body.csrf;
    const responseHeaders = {
      ...response.headers,
      ...(set ? { 'set-cookie': set } : {}),
      ...(device ? { 'device-cookie': device } : {}),
    };
    return { status: response.status, headers: responseHeaders, text: response.text, body: response.body };
  }
}
