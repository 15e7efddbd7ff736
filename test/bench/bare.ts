import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from './shop-under-load.js';

/** A process that serves prepared bytes. */
export interface Bare {
  readonly port: number;
  readonly child: ChildProcess;
}

/**
 * Starts Fastify routes that serve these bodies, `{path: base64}`. They measure the cost of sending bytes that already exist.
 */
export const startBare = async (bodies: Readonly<Record<string, string>>): Promise<Bare> => {
  const port = await reservePort();
  const folder = mkdtempSync(join(tmpdir(), 'bare-routes-'));
  const file = join(folder, 'routes.json');
  writeFileSync(file, JSON.stringify(bodies));
  const environment = { ...process.env, PORT: String(port), BARE_ROUTES: file };
  const child = spawn(process.execPath, ['dist/test/bench/bare-routes.js'], { env: environment, stdio: 'inherit' });
  const first = Object.keys(bodies)[0]!;
  for (;;) {
    if (child.exitCode !== null) throw new Error('the bare routes did not start');
    if (await fetch(`http://127.0.0.1:${port}${first}`).then(Boolean, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  rmSync(folder, { recursive: true });
  return { port, child };
};
