import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../access/is-secure.js';
import { isCheckoutPage } from './checkout-page.shared.js';
import type { PolicySources } from './policy-sources.js';

export type Headers = Readonly<Record<string, string>>;

const YEAR_SECONDS = 31_536_000;

/** Header sent on https alone: the browser then uses no other scheme for a year. */
export const STRICT_TRANSPORT = { 'strict-transport-security': `max-age=${YEAR_SECONDS}` };

/** Browser features that no page of the shop uses. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-create', 'serial', 'usb', 'xr-spatial-tracking'],
];

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Headers of API responses, pictures and files. Responses are not cached unless their route says otherwise. */
export const RESPONSE_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Merges the sources of several policies by directive and returns the header's value. */
const policyOf = (all: readonly PolicySources[]): string => {
  const directives = new Map<string, string[]>();
  for (const [name, sources] of all.flatMap((one) => Object.entries(one)))
    if (sources.length > 0) directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
};

/** Sources that every page may use. Pictures and films may come from other sites, because operators enter their addresses. */
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
 * Returns the headers of the pages and files of a client.
 *
 * @param inlineHashes hashes of the inline styles and scripts of its pages
 * @param extraSources sources beside the shop itself
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

/** Returns the hashes of all inline styles and scripts in the built pages of a folder; none when it is not built. */
const hashInlineElements = (folder: string): PolicySources => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  const pages = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const hashes = (element: RegExp): string[] => {
    const texts = pages.flatMap((page) => Array.from(page.matchAll(element), ([, text]) => text!));
    return [...new Set(texts.map(hashOf))].sort();
  };
  return { 'script-src': hashes(/<script>(.*?)<\/script>/gs), 'style-src': hashes(/<style>(.*?)<\/style>/gs) };
};

/** Returns the headers of the member client built in this folder. @param extraSources sources beside the shop itself */
export const buildClientHeaders = (folder: string, extraSources?: PolicySources): Headers =>
  buildPageHeaders(hashInlineElements(folder), 'same-origin', extraSources);

/** Returns the headers of the console built in this folder. Its components add rules to style elements that start out empty. */
export const buildConsoleHeaders = (folder: string): Headers =>
  buildPageHeaders(hashInlineElements(folder), 'no-referrer', { 'style-src': [hashOf('')] });

const NON_PAGE_PATHS =
  /^\/(?:(?:api|admin-api|sandbox|uploads|log|\.well-known)(?:[/?]|$)|(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml)(?:\?|$))/;
const CONSOLE_PATHS = /^\/admin(?:[/?]|$)/;

/** Sets the security headers of every response of a process, by path. */
export class SecurityHeaders {
  private readonly client: Headers;
  private readonly console: Headers;
  private checkout: Headers;

  /** @param built the folder of the built clients */
  constructor(private readonly built: string) {
    this.client = buildClientHeaders(join(built, 'web'));
    this.console = buildConsoleHeaders(join(built, 'admin'));
    this.checkout = this.client;
  }

  /** Admits these sources on the checkout page and on no other. */
  admitAtCheckout(sources: PolicySources): void {
    this.checkout = buildClientHeaders(join(this.built, 'web'), sources);
  }

  /** Sets the headers at the start of every request, so that errors have them too. */
  serve(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      this.put(request, reply);
      done();
    });
  }

  put(request: FastifyRequest, reply: FastifyReply): void {
    // The route's path: the same path can be spelt in many ways.
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
