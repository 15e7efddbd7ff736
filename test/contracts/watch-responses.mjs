import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ResponseChecker } from './response-checker.mjs';

/** Told of every Fastify that is made, by Fastify itself. */
const MADE = 'fastify.initialization';

/** Reads the descriptions once a process. */
let checker;

/**
 * Holds every answer of every shop of this process, from now on, against the descriptions of the APIs.
 *
 * @param onFault told of each that is otherwise, and of its reply before it is sent
 * @returns what ends it
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
