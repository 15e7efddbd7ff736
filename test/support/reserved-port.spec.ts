import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { reservePort } from './reserved-port.mjs';

/** Program that reserves a number of ports, prints them and lives until its input ends. */
const RESERVING = `
  const { reservePort } = await import('./test/support/reserved-port.mjs');
  const ports = [];
  for (let i = 0; i < Number(process.argv[1]); i++) ports.push(await reservePort());
  process.stdout.write(JSON.stringify(ports) + '\\n');
  process.stdin.resume();
`;
/** Enough for two random choices out of some ten thousand to coincide almost surely. */
const PORTS_EACH = 250;

const children: ReturnType<typeof spawnReserving>[] = [];
const spawnReserving = () =>
  spawn(process.execPath, ['--input-type=module', '-e', RESERVING, String(PORTS_EACH)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

const portsOf = async (child: ReturnType<typeof spawnReserving>): Promise<number[]> => {
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.endsWith('\n')) break;
  }
  return JSON.parse(printed);
};

afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
});

describe('a reserved port', () => {
  it('goes to no other process, and never twice to one', async () => {
    children.push(spawnReserving(), spawnReserving(), spawnReserving());
    const ports = (await Promise.all(children.map(portsOf))).flat();
    expect(ports).toHaveLength(3 * PORTS_EACH);
    expect(new Set(ports).size).toBe(3 * PORTS_EACH);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('accepts a listener at %s', async (host) => {
    const server = createServer().listen(await reservePort(), host);
    await once(server, 'listening');
    server.close();
  });
});
