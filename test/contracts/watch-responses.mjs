import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ResponseChecker } from './response-checker.mjs';

/** Fastify's own channel of every new instance. */
const MADE = 'fastify.initialization';

/** The checker, created once per process. */
let checker;

/**
 * Checks every response of every shop in this process from now on.
 *
 * @param onFault called with each fault and its reply, before it is sent
 * @returns a function that ends the checks
 */
export const watchResponses = (onFault) => {
  checker ??= new ResponseChecker();
  const look = (request, reply, payload) => {
    const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}');
    // A HEAD is its GET without the body.
    if (typeof payload?.pipe === 'function' || path === undefined || request.method === 'HEAD') return;
    const body = typeof payload === 'string' ? payload : Buffer.from(payload ?? []).toString();
    const { statusCode: status } = reply;
    const response = { method: request.method, path, status, contentType: reply.getHeader('content-type'), body };
    const fault = checker.faultOf(response);
    if (fault) onFault(`${request.method} ${request.url}: ${fault}`, reply);
  };
  const join = ({ fastify }) =>
    fastify.addHook('onSend', (request, reply, payload, done) => {
      look(request, reply, payload);
      done(null, payload);
    });
  subscribe(MADE, join);
  return () => unsubscribe(MADE, join);
};
