import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './is-secure.js';

/** Attributes that differ between the shop's cookies. */
interface CookieOptions {
  readonly sameSite: 'lax' | 'strict';
  /** The path that the cookie is sent to. On https it is always `/`, as the `__Host-` prefix requires. */
  readonly path: string;
  /** Lifetime in seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number;
}

/**
 * Returns the cookie's name, with the `__Host-` prefix on https. The browser accepts such a cookie from this host alone, over
 * https. No other host of the domain and nobody on the network can set one.
 */
const nameOf = (request: FastifyRequest, name: string): string => (isSecure(request) ? `__Host-${name}` : name);

const optionsOf = (request: FastifyRequest, options: CookieOptions) => {
  const secure = isSecure(request);
  return { ...options, httpOnly: true, secure, path: secure ? '/' : options.path };
};

/** Returns the value of a cookie; undefined when the request has none. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameOf(request, name)];

/** Sets a cookie that no script can read. */
export const setCookie = (reply: FastifyReply, name: string, value: string, options: CookieOptions): void => {
  reply.setCookie(nameOf(reply.request, name), value, optionsOf(reply.request, options));
};

/** Deletes a cookie in the browser. The options must be those it was set with. */
export const clearCookie = (reply: FastifyReply, name: string, options: CookieOptions): void => {
  reply.clearCookie(nameOf(reply.request, name), optionsOf(reply.request, options));
};
