import type { ServedRoute } from '../support/served-routes.js';
import type { Chance } from './chance.js';
import { buildLikelyValue, type KnownFields } from './known-fields.js';
import { pickOddSegment, pickOddValue } from './odd-values.js';

/** A request as sent over the connection. */
export interface AnyRequest {
  readonly method: string;
  /** Path and query, exactly as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A sender of requests. */
export interface Sender {
  readonly headers: Readonly<Record<string, string>>;
  /** Issues a CSRF token for one write of the session. */
  newValue(): string;
}

const FILTERS = ['id', 'q', 'from', 'to', 'status', 'state', 'member_id', 'pack_id', 'role', 'command', 'kind', 'unit'];
const QUERIES = ['sort', 'range', 'filter', 'preview', 'reason', 'version', 'for', 'at', 'days', 'page', 'format'];
const TYPES = [
  ...['application/x-www-form-urlencoded', 'application/json', 'application/json; charset=utf-16', 'text/csv'],
  ...['text/plain', 'image/png', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense', ';', ''],
];
const ODD_HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['accept-language', ['en', 'ja', '*', '', ';;;', 'x'.repeat(2000), 'en-US,en;q=0.9,ja;q=']],
  ['accept-encoding', ['br', 'gzip;q=0', '*', 'nonsense']],
  ['cookie', ['', ';', 'a', 'oripa_session=', 'oripa_session=%', 'oripa_operator=%ff; oripa_operator=x', '=;=']],
  ['x-forwarded-for', ['', 'unknown', '::1, 10.0.0.1', '999.9.9.9', '2001:db8::1%eth0', ', ,', 'x'.repeat(500)]],
  ['x-forwarded-proto', ['https', 'http', 'gopher', '', 'https, http']],
  ['x-csrf-token', ['', 'x']],
  ['idempotency-key', ['', 'x', 'a'.repeat(64), 'a'.repeat(65), "'; --"]],
  ['if-none-match', ['*', '"', 'W/"x"']],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['range', ['bytes=0-', 'bytes=-', 'bytes=9-1', 'bytes=0-0,1-1', 'x']],
  ['sec-fetch-site', ['cross-site', 'none', 'x']],
  ['sec-fetch-dest', ['image', 'empty', 'x']],
  ['user-agent', ['', 'x'.repeat(3000)]],
  ['authorization', ['Basic x', 'Bearer']],
  ['accept', ['text/html', '*/*', 'nonsense', 'application/json;version=2', 'text/event-stream', 'text/event-stream']],
  ['accept-version', ['1.0.0', 'x']],
  ['x-http-method-override', ['DELETE']],
];

/**
 * Maximum length of a target. Node does not parse longer heads, and refuses even a HEAD with a body, which the client reports
 * as an error.
 */
const MAX_TARGET = 12_000;

/** Generates requests to one route, as varied as possible. */
export class RequestsTo {
  constructor(
    private readonly chance: Chance,
    private readonly route: ServedRoute,
    private readonly fields: KnownFields,
    /** Ids of existing things. */
    private readonly ids: readonly string[],
  ) {}

  any(sender: Sender): AnyRequest {
    const { chance, route } = this;
    const method = chance.happens(0.97)
      ? route.method
      : chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
    const target = (this.path() + this.query()).slice(0, MAX_TARGET);
    const headers: Record<string, string> = { ...sender.headers, ...this.oddHeaders() };
    if (method === 'GET' || method === 'HEAD') return { method, target, headers, body: null };
    const isForm = route.path.startsWith('/api/');
    const type = chance.happens(0.92) ? this.usualType(isForm) : chance.pick(TYPES);
    const body = chance.happens(0.03)
      ? chance.pick(['', '\0', '{', 'x'.repeat(20_000), '&'.repeat(300)])
      : this.body(isForm, sender);
    return { method, target, headers: { ...headers, 'content-type': type }, body };
  }

  private usualType(isForm: boolean): string {
    if (isForm) return 'application/x-www-form-urlencoded';
    if (this.route.path.endsWith('.csv')) return 'text/csv';
    return this.route.path.endsWith('/uploads') ? this.chance.pick(['image/png', 'image/webp']) : 'application/json';
  }

  private path(): string {
    const { chance, ids } = this;
    const filled = this.route.path.replace(/:\w+|\*/g, () =>
      chance.happens(0.6) ? encodeURIComponent(chance.pick(ids)) : pickOddSegment(chance),
    );
    if (chance.happens(0.95)) return filled;
    return chance.pick([
      `/${filled}`,
      `${filled}/`,
      `${filled}/${pickOddSegment(chance)}`,
      `/${pickOddSegment(chance)}${filled}`,
      filled.replace('/', '/%2e/'),
      filled.toUpperCase(),
      `//${pickOddSegment(chance)}/`,
      `http://x${filled}`,
    ]);
  }

  private query(): string {
    const { chance } = this;
    if (chance.happens(this.route.method === 'GET' ? 0.4 : 0.8)) return '';
    const names = [...QUERIES, ...this.fields.keys()];
    const pairs = Array.from({ length: 1 + chance.below(3) }, () => {
      const name = chance.pick(names);
      return chance.happens(0.3)
        ? `${name}=${pickOddSegment(chance)}`
        : `${name}=${encodeURIComponent(this.queryValue(name))}`;
    });
    return `?${pairs.join(chance.happens(0.95) ? '&' : '&&=&')}`;
  }

  private queryValue(name: string): string {
    const { chance, ids } = this;
    if (name === 'range')
      return chance.pick(['[0,9]', '[0,999]', '[9,0]', '[0,1e308]', '[-1,0]', '[9007199254740990,9007199254740991]']);
    if (name === 'sort')
      return chance.pick(['["id","DESC"]', '["id","x"]', '["__proto__","ASC"]', '["created","ASC"]', '[{},[]]']);
    if (name !== 'filter')
      return chance.happens(0.5) ? chance.pick([...ids, '1', '7', 'x', '2026-01-31']) : pickOddValue(chance);
    const value = () => (chance.happens(0.5) ? JSON.stringify(chance.pick([...ids, 'x', '1'])) : pickOddValue(chance));
    return `{${Array.from({ length: 1 + chance.below(2) }, () => `"${chance.pick(FILTERS)}":${value()}`).join()}}`;
  }

  private body(isForm: boolean, sender: Sender): string {
    const { chance } = this;
    const json = this.json();
    if (!isForm) return json;
    const value = chance.happens(0.93) ? sender.newValue() : chance.pick(['', 'x', sender.newValue().toUpperCase()]);
    const pairs = [`_csrf=${value}`, `json=${encodeURIComponent(json)}`];
    if (chance.happens(0.05)) pairs.push(chance.pick([`_csrf=${value}`, 'json={}', 'json=%', '%=%', 'a']));
    return pairs.join('&');
  }

  private json(): string {
    const { chance, fields, ids } = this;
    if (chance.happens(0.03)) return pickOddValue(chance);
    const wrong = chance.pick([0, 0.1, 0.3, 1]);
    const members = Array.from(fields).flatMap(([name, rules]) => {
      if (chance.happens(0.1)) return [];
      return [`"${name}":${chance.happens(wrong) ? pickOddValue(chance) : buildLikelyValue(chance, rules, ids)}`];
    });
    if (chance.happens(0.1)) members.push(chance.pick([...members, '"a":1']));
    if (chance.happens(0.1))
      members.push(`"${chance.pick(['x', 'constructor', '__proto__', 'toString'])}":${pickOddValue(chance)}`);
    if (chance.happens(0.01)) members.push(...Array.from({ length: 201 }, (_, i) => `"k${i}":0`));
    return `{${members.join()}}`;
  }

  private oddHeaders(): Record<string, string> {
    const { chance } = this;
    if (chance.happens(0.8)) return {};
    const [name, values] = chance.pick(ODD_HEADERS);
    return { [name]: chance.pick(values) };
  }
}
