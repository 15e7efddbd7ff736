// The web server in front of a cluster. It serves the clients as the shop does, and passes requests to the ready APIs in turn.
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import Fastify from 'fastify';
import { SecurityHeaders } from '../../dist/services/platform/http/pages/security-headers.js';
import { serveClients } from '../../dist/services/platform/http/pages/static-files.js';
import {
  buildServerOptions,
  CONNECTION_LIMITS,
  limitConnections,
  parseTrust,
} from '../../dist/services/platform/http/server/connections.js';

const LOOK_EVERY_MS = 250;
/** A limit for a dead process only; a busy machine is slow, not dead. */
const RESPONSE_WITHIN_MS = 60_000;
/** Paths that the shop serves: its APIs, and pages that it fills. Files and the console are served here. */
const FOR_THE_SHOP =
  /^\/(?:(?:api|admin-api|sandbox|uploads|share|log)\/|sitemap\.xml|robots\.txt|(?!admin(?:[/?]|$))[^.?]*(?:\?|$))/i;

const isReady = async (api) => {
  const response = await fetch(`${api}/readyz`, { signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) }).catch(
    () => undefined,
  );
  return response?.ok;
};

const refuse = (outgoing, state) =>
  outgoing.writeHead(state, { 'content-type': 'application/json' }).end(JSON.stringify({ state }));

export class Front {
  #ready = new Set();
  #server = Fastify({
    forceCloseConnections: true,
    serverFactory: (serve) =>
      createServer(buildServerOptions(CONNECTION_LIMITS).http, (incoming, outgoing) => {
        if (FOR_THE_SHOP.test(incoming.url)) this.#pass(incoming, outgoing);
        else serve(incoming, outgoing);
      }),
  });

  /** @param apis their addresses */
  constructor(apis) {
    this.apis = apis;
  }

  /** Resolves when it listens and knows the ready processes. @returns its address */
  async open(port) {
    new SecurityHeaders(join(import.meta.dirname, '../../dist')).serve(this.#server);
    await serveClients({ getHttpAdapter: () => ({ getInstance: () => this.#server }) });
    // Requests from this machine come from tests or manual use.
    limitConnections(this.#server.server, CONNECTION_LIMITS, parseTrust('loopback'));
    await this.#server.listen({ port });
    await this.#look();
    this.looking = setInterval(() => this.#look(), LOOK_EVERY_MS);
    return `http://localhost:${this.#server.server.address().port}`;
  }

  close() {
    clearInterval(this.looking);
    return this.#server.close();
  }

  #look() {
    const look = async (api) => this.#ready[(await isReady(api)) ? 'add' : 'delete'](api);
    return Promise.all(this.apis.map(look));
  }

  /** Passes a request to the next API. Uses another one when that is dead and has received nothing of the request. */
  #pass(incoming, outgoing) {
    const [api] = this.#ready;
    if (!api) return refuse(outgoing, 503);
    this.#ready.delete(api);
    this.#ready.add(api);
    const { method, url, socket } = incoming;
    const proxyHeaders = { connection: 'close', 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
    // A connection for each request: if it is never made, nothing was sent.
    const passed = request(api + url, { method, headers: { ...incoming.headers, ...proxyHeaders }, agent: false });
    let isSent = false;
    const send = () => {
      isSent = true;
      incoming.pipe(passed);
    };
    passed.once('socket', (to) => to.once('connect', send));
    passed.once('response', (response) => {
      const { connection, ...headers } = response.headers;
      pipeline(response, outgoing.writeHead(response.statusCode, headers), () => undefined);
    });
    passed.once('error', () => {
      if (outgoing.destroyed) return;
      this.#ready.delete(api);
      if (!isSent) this.#pass(incoming, outgoing);
      else if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, 502);
    });
    outgoing.once('close', () => passed.destroy());
  }
}
