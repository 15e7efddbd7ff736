// Starts the topology of docker-compose.yml from processes of this machine, for manual and automatic tests. See cluster.d.mts.
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../dist/services/platform/database/embedded-postgres.js';
import { startKafka } from '../kafka/brokers.mjs';
import { reservePort } from '../support/reserved-port.mjs';
import { Front } from './front.mjs';
import { ClusterShopProcess, KafkaProcess, SandboxProcess } from './processes.mjs';

const START_AGAIN_AFTER_MS = 1000;
const PROCESSES = [
  ...['api-1', 'api-2', 'projector-1', 'projector-2'],
  ...['relay', 'relay-standby', 'reactor', 'timekeeper'],
];

/** Runs all at once; fails when all have ended and one of them has failed. */
const together = async (...works) => {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

const secretIn = (folder) => {
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
};

/** Returns the address with a name for the process's connections in PostgreSQL. */
const named = (databaseUrl, name) => {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.href;
};

export class TestCluster {
  processes = [];
  brokers = [];

  static async start(options) {
    const cluster = new TestCluster(options);
    try {
      await cluster.#start(options);
      cluster.supervised = options.supervised ?? false;
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  supervised = false;

  constructor({ folder, say = () => undefined }) {
    Object.assign(this, { folder, say, logs: join(folder, 'logs') });
    process.once('exit', this.#leave);
  }

  async #start({ kafka = 1, port = 0, processes = PROCESSES, databaseUrl, environment, sandbox, detached = false }) {
    mkdirSync(this.logs, { recursive: true });
    const frontPort = port || (await reservePort());
    await together(
      databaseUrl ? this.#use(databaseUrl) : this.#startPostgres(),
      this.#startKafka({ folder: join(this.folder, 'kafka', `of-${kafka}`), count: kafka, detached }),
      sandbox ? this.#startSandbox(`http://127.0.0.1:${frontPort}`, sandbox) : undefined,
    );
    const always = {
      ...process.env,
      KAFKA_BROKERS: this.brokers.map(({ address }) => address).join(','),
      SHOP_SECRET: secretIn(this.folder),
      DATA_DIR: this.folder,
      SANDBOX: '1',
      ...(this.sandbox && { PUBLIC_URL: `http://127.0.0.1:${frontPort}`, ...this.sandbox.keys }),
      ...environment,
    };
    for (const name of processes)
      this.processes.push(
        new ClusterShopProcess({
          name,
          port: await reservePort(),
          environment: { ...always, DATABASE_URL: named(this.databaseUrl, name) },
          logFile: join(this.logs, `${name}.log`),
          detached,
          onEnd: this.#supervise,
        }),
      );
    await together(...this.processes.map((one) => one.start()));
    if (this.sandbox) this.processes.push(this.sandbox);
    this.front = new Front(this.ofKind('api').map(({ address }) => address));
    this.url = await this.front.open(frontPort);
  }

  async #use(databaseUrl) {
    this.databaseUrl = databaseUrl;
  }

  async #startSandbox(shopUrl, environment) {
    this.sandbox = new SandboxProcess({
      port: await reservePort(),
      environment: { ...process.env, DATA_DIR: this.folder, PUBLIC_URL: shopUrl, ...environment },
      logFile: join(this.logs, 'sandbox.log'),
      onEnd: this.#supervise,
    });
    await this.sandbox.start();
  }

  async #startPostgres() {
    const log = (line) => appendFileSync(join(this.logs, 'postgres.log'), `${line}\n`);
    this.postgres = await startEmbeddedPostgres({ dataDir: this.folder, log, settings: { max_connections: '300' } });
    this.databaseUrl = this.postgres.url;
  }

  async #startKafka(options) {
    this.kafka = await startKafka(options);
    this.brokers = this.kafka.brokers.map((broker) => new KafkaProcess(broker, this.#supervise));
  }

  process(name) {
    const match = [...this.processes, ...this.brokers].find((one) => one.name === name);
    if (!match) throw new Error(`the cluster has no ${name}`);
    return match;
  }

  ofKind(kind) {
    return this.processes.filter(({ name }) => name.split('-')[0] === kind);
  }

  get postgresPid() {
    return Number.parseInt(readFileSync(join(this.folder, 'postgres/postmaster.pid'), 'utf8'), 10);
  }

  async stop() {
    this.supervised = false;
    await this.front?.close();
    const stopped = await Promise.all(this.processes.map(async (one) => [one.name, await one.stop()]));
    await Promise.all(this.brokers.map((broker) => broker.stop()));
    await this.postgres?.stop();
    process.off('exit', this.#leave);
    return Object.fromEntries(stopped);
  }

  /** Restarts a process until it runs. */
  #supervise = async (one, how) => {
    while (this.supervised && one.shouldRun && !one.isRunning) {
      this.say(`${one.name} ended (${how}) and is started again`);
      await pause(START_AGAIN_AFTER_MS);
      if (!this.supervised || !one.shouldRun || one.isRunning) return;
      await one.start().catch((error) => {
        how = error.message;
      });
    }
  };

  /** Stops the cluster when this process ends without having stopped it. */
  #leave = () => {
    for (const one of new Set([...this.processes, ...this.brokers, ...(this.sandbox ? [this.sandbox] : [])]))
      if (one.isRunning) one.child.kill('SIGKILL');
  };
}
