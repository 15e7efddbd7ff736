import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../access/is-secure.js';
import { isCheckoutPage } from './checkout-page.shared.js';
import type { PolicySources } from './policy-sources.js';

export type Headers = Readonly<Record<string, string>>;

const YEAR_SECONDS = 31_536_000;

/** On https alone: a browser that has come so once comes in no other way for a year. */
export const STRICT_TRANSPORT = { 'strict-transport-security': `max-age=${YEAR_SECONDS}` };

/** What no page of the shop uses. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-create', 'serial', 'usb', 'xr-spatial-tracking'],
];

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** For what is no page: an answer, a picture, a file. Answers are kept by nobody unless their route says otherwise. */
export const RESPONSE_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** One policy of several: what each has for a directive, together. */
const policyOf = (all: readonly PolicySources[]): string => {
  const directives = new Map<string, string[]>();
  for (const [name, sources] of all.flatMap((one) => Object.entries(one)))
    if (sources.length > 0) directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
};

/** What a page may reach. Pictures and films may be of another site, since operators name them. */
const PAGE_SOURCES: PolicySources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * For the pages of a client and their files.
 *
 * @param inlineHashes hashes of the styles and scripts that stand in its pages
 * @param extraSources what its pages may reach beside the shop
 */
export const buildPageHeaders = (
  inlineHashes: PolicySources,
  referrer: 'no-referrer' | 'same-origin',
  extraSources: PolicySources = {},
): Headers => ({
  ...COMMON_HEADERS,
  'content-security-policy': policyOf([PAGE_SOURCES, inlineHashes, extraSources]),
  'referrer-policy': referrer,
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of all styles and scripts that stand in the built pages of a folder; none when it is not built. */
const hashInlineElements = (folder: string): PolicySources => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  const pages = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const hashes = (element: RegExp): string[] => {
    const texts = pages.flatMap((page) => Array.from(page.matchAll(element), ([, text]) => text!));
    return [...new Set(texts.map(hashOf))].sort();
  };
  return { 'script-src': hashes(/<script>(.*?)<\/script>/gs), 'style-src': hashes(/<style>(.*?)<\/style>/gs) };
};

/** The member client's, built in this folder. @param extraSources what its pages may reach beside the shop */
export const buildClientHeaders = (folder: string, extraSources?: PolicySources): Headers =>
  buildPageHeaders(hashInlineElements(folder), 'same-origin', extraSources);

/** The console's, built in this folder. Its components put rules into style elements that they have made empty. */
export const buildConsoleHeaders = (folder: string): Headers =>
  buildPageHeaders(hashInlineElements(folder), 'no-referrer', { 'style-src': [hashOf('')] });

const NON_PAGE_PATHS =
  /^\/(?:(?:api|admin-api|sandbox|uploads|log|\.well-known)(?:[/?]|$)|(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml)(?:\?|$))/;
const CONSOLE_PATHS = /^\/admin(?:[/?]|$)/;

/** The headers of everything that a process answers, by path. */
export class SecurityHeaders {
  private readonly client: Headers;
  private readonly console: Headers;
  private checkout: Headers;

  /** @param built the folder that the clients were built to */
  constructor(private readonly built: string) {
    this.client = buildClientHeaders(join(built, 'web'));
    this.console = buildConsoleHeaders(join(built, 'admin'));
    this.checkout = this.client;
  }

  /** Lets the page on which points are paid for, and no other, reach these. */
  admitAtCheckout(sources: PolicySources): void {
    this.checkout = buildClientHeaders(join(this.built, 'web'), sources);
  }

  /** Puts them on every answer before it is known what it will be. */
  serve(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      this.put(request, reply);
      done();
    });
  }

  put(request: FastifyRequest, reply: FastifyReply): void {
    // As it was routed: the same path can be spelt in many ways.
    const { url } = request.routeOptions;
    reply.headers(this.of(url === undefined || url === '/*' ? (request.raw.url ?? '') : url));
    if (isSecure(request)) reply.headers(STRICT_TRANSPORT);
  }

  private of(url: string): Headers {
    if (NON_PAGE_PATHS.test(url)) return RESPONSE_HEADERS;
    if (CONSOLE_PATHS.test(url)) return this.console;
    return isCheckoutPage(url) ? this.checkout : this.client;
  }
}
