import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { reservePort } from './reserved-port.mjs';
import { buildNamedUrl } from './table-locks.js';
import { waitUntil } from './until.js';
import { SECRET } from './whole-shop.js';

/** A compiled process of the shop on the test's database. Its connections bear its name. */
export class ShopProcess {
  /** Everything that it has written. */
  output = '';

  private constructor(
    readonly name: string,
    readonly child: ChildProcess,
    readonly url: string,
  ) {
    // Read to the end, because a process that cannot write any more dies.
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
  }

  /**
   * Starts a process and waits until it is up.
   *
   * @param name its file in `dist/bin`, such as `api`
   * @param preloaded modules that it imports first
   * @throws Error with its output if it ends instead
   */
  static async start(name: string, preloaded: readonly string[] = []): Promise<ShopProcess> {
    const port = await reservePort();
    const environment = {
      ...process.env,
      ...{ DATABASE_URL: buildNamedUrl(name), SHOP_SECRET: SECRET.toString('base64'), PORT: String(port) },
      ...{ RATE_LIMITS: '0', LOG_LEVEL: 'warn', DEMO: '', KAFKA_BROKERS: '', SANDBOX: '0' },
    };
    const imports = preloaded.flatMap((file) => ['--import', file]);
    const child = spawn(process.execPath, [...imports, `dist/bin/${name}.js`], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const started = new ShopProcess(name, child, `http://127.0.0.1:${port}`);
    await waitUntil(`${name} is up`, () => {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${started.output}`);
      return started.output.includes('is up');
    });
    return started;
  }

  /** Stops it as an operator does, and returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    return this.child.exitCode;
  }
}
