// The web server in front of a cluster: the client's files, and the APIs that are ready, in turn.
import { createReadStream, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';

const LOOK_EVERY_MS = 250;
const ANSWER_WITHIN_MS = 2000;
const FOR_THE_SHOP = /^\/(api|admin-api|sandbox)\//;
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

const isReady = async (api) => {
  const answer = await fetch(`${api}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => undefined);
  return answer?.ok;
};

const refuse = (outgoing, state) =>
  outgoing.writeHead(state, { 'content-type': 'application/json' }).end(JSON.stringify({ state }));

export class Front {
  #ready = new Set();
  #server = createServer((incoming, outgoing) => {
    const path = normalize(incoming.url.split('?')[0]);
    if (FOR_THE_SHOP.test(path)) this.#pass(incoming, outgoing);
    else this.#serve(path, outgoing);
  });

  /** @param apis their addresses; @param clients the folder of the built client; it need not be there */
  constructor(apis, clients) {
    this.apis = apis;
    this.clients = clients;
  }

  /** Resolves when it listens and knows who is ready. @returns its address */
  async open(port) {
    await new Promise((resolve, reject) => this.#server.once('error', reject).listen(port, resolve));
    await this.#look();
    this.looking = setInterval(() => this.#look(), LOOK_EVERY_MS);
    return `http://localhost:${this.#server.address().port}`;
  }

  close() {
    clearInterval(this.looking);
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #look() {
    const look = async (api) => this.#ready[(await isReady(api)) ? 'add' : 'delete'](api);
    return Promise.all(this.apis.map(look));
  }

  /** To the API whose turn it is; to another when that one is dead and has got nothing of the request. */
  #pass(incoming, outgoing) {
    const [api] = this.#ready;
    if (!api) return refuse(outgoing, 503);
    this.#ready.delete(api);
    this.#ready.add(api);
    const { method, url, socket } = incoming;
    const told = { connection: 'close', 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
    // A connection for each request: whether it is made tells whether anything was sent.
    const passed = request(api + url, { method, headers: { ...incoming.headers, ...told }, agent: false });
    let isSent = false;
    const send = () => {
      isSent = true;
      incoming.pipe(passed);
    };
    passed.once('socket', (to) => to.once('connect', send));
    passed.once('response', (answer) => {
      const { connection, ...headers } = answer.headers;
      pipeline(answer, outgoing.writeHead(answer.statusCode, headers), () => undefined);
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

  /** A file of the client, or its page, which has the table of routes. */
  #serve(path, outgoing) {
    const file = join(this.clients, extname(path) ? path : 'index.html');
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(outgoing, 404);
    outgoing.setHeader('content-type', TYPES[extname(file).slice(1)] ?? 'application/octet-stream');
    createReadStream(file).pipe(outgoing);
  }
}
