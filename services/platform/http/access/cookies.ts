import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './is-secure.js';

/** What a cookie of the shop may be otherwise in. */
interface CookieOptions {
  readonly sameSite: 'lax' | 'strict';
  /** Where it is sent to; on https it goes everywhere, as its name promises the browser. */
  readonly path: string;
  /** It outlives the browser for so long. */
  readonly maxAge?: number;
}

/**
 * On https a cookie is named so that the browser takes it from this host alone, over https: no other host of the domain
 * and nobody on the line can plant one.
 */
const nameOf = (request: FastifyRequest, name: string): string => (isSecure(request) ? `__Host-${name}` : name);

const optionsOf = (request: FastifyRequest, options: CookieOptions) => {
  const secure = isSecure(request);
  return { ...options, httpOnly: true, secure, path: secure ? '/' : options.path };
};

export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameOf(request, name)];

/** Sets a cookie that no script can read. */
export const setCookie = (reply: FastifyReply, name: string, value: string, options: CookieOptions): void => {
  reply.setCookie(nameOf(reply.request, name), value, optionsOf(reply.request, options));
};

export const clearCookie = (reply: FastifyReply, name: string, options: CookieOptions): void => {
  reply.clearCookie(nameOf(reply.request, name), optionsOf(reply.request, options));
};
