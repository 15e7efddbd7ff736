import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CheckBooks } from '../services/books/check-books/check-books.command.js';
import { DAY_MS } from '../services/kernel/time.js';
import { type OpenSigner, openSigner } from '../services/signer/open.js';
import { loadDemo } from '../services/startup/demo.js';
import type { RunningShop } from '../services/startup/process.js';
import { QuietShop } from './support/quiet-shop.js';

const TOKEN = 'of-the-test-and-of-nobody-else-0123456789';
const run = promisify(execFile);

let folder: string;
let signer: OpenSigner;
let quiet: QuietShop;

const load = () => loadDemo({ app: quiet.shop.app, config: { demo: true } } as unknown as RunningShop);
/** Runs the auditor's program on the shop. */
const audit = async (): Promise<{ code: number; faults: readonly string[] }> => {
  await quiet.feed();
  const args = ['run', '.', process.env.DATABASE_URL!, signer.verifierKey];
  const { code, said } = await run('go', args, { cwd: 'services/proof/audit' }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
  return { code, faults: said.split('\n').filter((line) => /^(FAULT|cannot check)/.test(line)) };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-demo-audit-'));
  const address = { token: TOKEN, host: '127.0.0.1', port: 0 };
  signer = await openSigner({ folder: join(folder, 'signer'), origin: 'shop.example/log', ...address });
  quiet = await QuietShop.open();
  await load();
});
afterAll(async () => {
  await quiet?.close();
  await signer?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('the auditor’s program on a fresh demo shop', () => {
  it('reports no fault, and neither does the check of the books', async () => {
    expect(await audit()).toEqual({ code: 0, faults: [] });
    expect(await quiet.shop.commands.execute(new CheckBooks())).toBe(0);
  });

  it('reports no fault after another start and a day', async () => {
    await load();
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    expect(await audit()).toEqual({ code: 0, faults: [] });
    expect(await quiet.shop.commands.execute(new CheckBooks())).toBe(0);
  });
});
