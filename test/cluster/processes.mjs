import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 900_000;
/** A limit for a dead process only; a busy machine is slow, not dead. */
const RESPONSE_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 50;

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** A process that can be killed, frozen and restarted. */
class ClusterProcess {
  /** True while the supervisor should restart it. */
  shouldRun = false;

  /** @param address for clients of the process @param onEnd called when it has ended, with the reason */
  constructor(name, address, onEnd) {
    this.name = name;
    this.address = address;
    this.onEnd = onEnd;
  }

  get pid() {
    return this.child?.pid;
  }

  get isRunning() {
    return this.child !== undefined && !hasEnded(this.child);
  }

  /** Resolves when it is ready. @throws Error when it ends before */
  async start(environment) {
    this.shouldRun = true;
    await this.launch(environment);
  }

  watch(child) {
    this.child = child;
    child.once('exit', (code, signal) => this.onEnd(this, signal ?? code));
  }

  /** Kills it without notice to the supervisor. @returns its exit code; null when a signal ended it */
  async kill(signal = 'SIGKILL') {
    if (!this.isRunning) return this.child?.exitCode;
    const { child } = this;
    const ended = once(child, 'exit');
    child.kill(signal);
    this.thaw();
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(killer);
    return child.exitCode;
  }

  /** Stops it without a restart. @returns its exit code */
  stop() {
    this.shouldRun = false;
    return this.kill('SIGTERM');
  }

  async restart(environment) {
    await this.stop();
    await this.start(environment);
  }

  /** Freezes it: its connections stay open. */
  freeze() {
    this.child.kill('SIGSTOP');
  }

  thaw() {
    this.child.kill('SIGCONT');
  }
}

/** A compiled process of the shop. */
export class ClusterShopProcess extends ClusterProcess {
  constructor({ name, port, environment, logFile, detached, onEnd }) {
    super(name, `http://127.0.0.1:${port}`, onEnd);
    Object.assign(this, { environment: { ...environment, PORT: port, HEALTH_PORT: port }, logFile, detached });
  }

  /** @param environment added for this start only */
  async launch(environment) {
    const program = `dist/bin/${this.name.split('-')[0]}.js`;
    const log = openSync(this.logFile, 'a');
    // Starts without source maps, which cost a fifth of each of its many starts.
    const child = spawn(process.execPath, [program], {
      cwd: ROOT,
      env: { ...this.environment, ...environment },
      stdio: ['ignore', log, log],
      detached: this.detached,
    });
    closeSync(log);
    this.watch(child);
    const giveUpAt = performance.now() + READY_WITHIN_MS;
    while (!(await this.isReady())) {
      if (performance.now() > giveUpAt) child.kill('SIGKILL');
      if (hasEnded(child) || performance.now() > giveUpAt)
        throw new Error(`${this.name} did not start: see ${this.logFile}`);
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Returns true when it can serve requests. */
  async isReady() {
    const signal = AbortSignal.timeout(RESPONSE_WITHIN_MS);
    const response = await fetch(`${this.address}/readyz`, { signal }).catch(() => undefined);
    return response?.ok ?? false;
  }
}

/** The payment providers' sandbox, at the same address each time. */
export class SandboxProcess extends ClusterProcess {
  /** Settings with which the shop reaches it; known after its start. */
  keys;

  constructor({ port, environment, logFile, onEnd }) {
    super('sandbox', `http://127.0.0.1:${port}`, onEnd);
    Object.assign(this, { environment: { ...environment, SANDBOX_PORT: port }, logFile });
  }

  async launch() {
    const log = openSync(this.logFile, 'a');
    const child = spawn(process.execPath, ['dist/bin/sandbox.js'], {
      cwd: ROOT,
      env: this.environment,
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.watch(child);
    const said = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
    if (!said) throw new Error(`the sandbox did not start: see ${this.logFile}`);
    this.keys = said[0].environment;
  }
}

/** A broker of test/kafka/brokers.mjs. */
export class KafkaProcess extends ClusterProcess {
  constructor(broker, onEnd) {
    super(`kafka-${broker.id}`, `127.0.0.1:${broker.port}`, onEnd);
    this.broker = broker;
    this.shouldRun = true;
    this.watch(broker.process);
  }

  async launch() {
    await this.broker.start();
    this.watch(this.broker.process);
  }
}
