import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { TableLocks, urlNamed } from '../../test/support/table-locks.js';
import { until } from '../../test/support/until.js';
import { SECRET } from '../../test/support/whole-shop.js';

const MINUTE_MS = 60_000;

/** A process of the shop, whose connections have its name, and what it has written. */
class Process {
  said = '';

  private constructor(
    readonly name: string,
    readonly child: ChildProcess,
  ) {}

  static async start(name: string): Promise<Process> {
    const environment = {
      ...{ DATABASE_URL: urlNamed(name), SHOP_SECRET: SECRET.toString('base64') },
      ...{ LOG_LEVEL: 'warn', DEMO: '', KAFKA_BROKERS: '', SANDBOX: '0' },
    };
    const child = spawn(process.execPath, ['--import', './test/browser/moved-clock.mjs', `dist/bin/${name}.js`], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const started = new Process(name, child);
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk) => {
        started.said += chunk;
      });
    await until(`${name} is up`, () => {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${started.said}`);
      return /is up|is open/.test(started.said);
    });
    return started;
  }

  /** Has its schedule come to the next minute. */
  tick(): void {
    this.child.send({ aheadMs: MINUTE_MS, isWaking: true });
  }

  async stop(): Promise<number | null> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    return (await ended)[0];
  }
}

let locks: TableLocks;
let timekeeper: Process;

beforeEach(async () => {
  timekeeper = await Process.start('timekeeper');
});
afterEach(async () => {
  await locks.release();
  timekeeper.child.kill('SIGKILL');
});

it('interrupts the check of the books between two statements when it is told to stop, and reports no fault', async () => {
  locks = await TableLocks.take('points.wallets');
  timekeeper.tick();
  await until('the books are checked', () => locks.isHeld('check-books'));
  await locks.untilWaiting(timekeeper.name);
  expect(await timekeeper.stop()).toBe(0);
  expect(timekeeper.said).not.toMatch(/"level":"error"/);
});
