import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildNginxHeaders } from '../../services/platform/http/pages/nginx-headers.js';
import { buildClientHeaders, buildConsoleHeaders } from '../../services/platform/http/pages/security-headers.js';
import { reservePort } from './reserved-port.mjs';
import { waitUntil } from './until.js';

const SHIPPED = 'deploy/nginx/shop.conf';

/** Replaces texts that exist exactly once in the shipped file, so that the rest stays as shipped. */
const replaced = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`${SHIPPED} has no "${from}" any more`);
    return all.replaceAll(from, to);
  }, text);

/** Returns one line where nginx is missing; undefined where it runs. */
export const findMissingNginx = (): string | undefined =>
  spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0
    ? undefined
    : `${SHIPPED} is tested by nginx itself: apt-get install nginx-light`;

/** The shipped web server in front of a shop that records which requests arrive. */
export class Nginx {
  /** Addresses of the requests that were passed on. */
  readonly passed: string[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'oripa-nginx-'));
  private shop = createServer((request, response) => {
    this.passed.push(request.url!);
    this.headers = request.headers;
    response.writeHead(this.status, { 'content-type': 'text/plain' }).end('the shop');
  });
  private child: ReturnType<typeof spawn> | undefined;
  private port = 0;
  /** Status of the shop's responses. */
  status = 200;
  headers: IncomingMessage['headers'] = {};

  /** @throws Error where nginx is not installed, or refuses the file */
  static async start(): Promise<Nginx> {
    const missing = findMissingNginx();
    if (missing) throw new Error(missing);
    const nginx = new Nginx();
    await nginx.run();
    return nginx;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Returns the lines of its logs, of requests and of errors. */
  get logged(): string[] {
    const texts = ['access', 'error'].map((name) => readFileSync(join(this.folder, 'logs', `${name}.log`), 'utf8'));
    return texts.flatMap((text) => text.split('\n').filter(Boolean));
  }

  private async run(): Promise<void> {
    this.shop.listen(0, '127.0.0.1');
    await once(this.shop, 'listening');
    const shop = `127.0.0.1:${(this.shop.address() as AddressInfo).port}`;
    this.port = await reservePort();
    const at = (name: string) => join(this.folder, name);
    mkdirSync(at('headers'));
    mkdirSync(at('clients'));
    mkdirSync(at('logs'));
    // Paths as in the Dockerfile.
    cpSync('dist/web', at('clients'), { recursive: true });
    symlinkSync(resolve('dist/admin'), at('clients/admin'));
    writeFileSync(at('headers/client.conf'), buildNginxHeaders(buildClientHeaders('dist/web')));
    writeFileSync(at('headers/console.conf'), buildNginxHeaders(buildConsoleHeaders('dist/admin')));
    const shipped = replaced(readFileSync(SHIPPED, 'utf8'), [
      // Debian's nginx is too old to resolve names in an upstream.
      ['server api-1:3000 resolve;', `server ${shop};`],
      ['server api-2:3000 resolve;', `server ${shop};`],
      ['listen 8080;', `listen 127.0.0.1:${this.port};`],
      ['root /clients;', `root ${at('clients')};`],
      ['/etc/nginx/headers/', `${at('headers')}/`],
      ['/var/log/nginx/', `${at('logs')}/`],
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = `daemon off; pid ${at('pid')}; error_log ${at('error.log')}; worker_processes 1;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http { include /etc/nginx/mime.types; access_log off;
        ${temporary.map((name) => `${name}_temp_path ${at(name)};`).join(' ')}
        ${shipped} }`;
    writeFileSync(at('nginx.conf'), main);
    const args = ['-p', this.folder, '-c', at('nginx.conf')];
    const tested = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
    if (tested.status !== 0) throw new Error(tested.stderr);
    this.child = spawn('nginx', args, { stdio: 'ignore' });
    await waitUntil('nginx responds', () =>
      fetch(`${this.url}/mente.html`)
        .then((response) => response.ok)
        .catch(() => false),
    );
  }

  async stop(): Promise<void> {
    if (this.child?.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    this.shop.closeAllConnections();
    this.shop.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
