import supertest from 'supertest';
import type { AntiForgery } from '../../services/platform/http/requests/wire.contract.js';

/** The parts of a shop that a browser needs. */
interface Reachable {
  readonly app: { getUrl(): Promise<string> };
}

/** A response of the members' API. */
export interface BrowserResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body to the byte. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  readonly body: any;
}

/** A client of the members' API that behaves like a browser: it keeps the cookie and the latest CSRF token. */
export class Browser {
  cookie = '';
  /** Cookie by which the shop knows the device, independent of any session. */
  device = '';
  pair: AntiForgery | null = null;

  constructor(
    private readonly shop: Reachable,
    /** Headers of every request. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Returns another browser with the same cookie and CSRF token, so that both can send the same request. */
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

  /** Sends a write with its CSRF token; the first one fetches a token. @param path below `/api/` */
  async post(path: string, payload: object): Promise<BrowserResponse> {
    if (this.pair === null) await this.get('user/point');
    return this.postWith(this.pair!, path, payload);
  }

  /** Returns a CSRF token that no write has used. */
  async freshPair(): Promise<AntiForgery> {
    return (await this.get('user/point')).body.csrf;
  }

  /**
   * Sends a write with this CSRF token, or with none.
   *
   * @param path below `/api/`
   * @param payload an object, or the text of the field `json`, or null for none
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
