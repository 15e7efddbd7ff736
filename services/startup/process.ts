import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { SystemClock } from '../kernel/time.js';
import { PushDeliveries } from '../notifications/index.js';
import { OperatorAccounts } from '../operators/index.js';
import { PartnerCalls } from '../partners/index.js';
import { ProviderCalls } from '../payments/index.js';
import { waitAtMost } from '../platform/concurrency/wait-at-most.js';
import { type Config, readConfig, readSecrets } from '../platform/config.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.js';
import { DeadlineRunner } from '../platform/deadlines/deadline-runner.js';
import { Scheduler } from '../platform/deadlines/scheduler.js';
import { Relay } from '../platform/feed/relay.js';
import { openHealthServer } from '../platform/http/server/health-server.js';
import { createHttpApp } from '../platform/http-app.js';
import { Mailer } from '../platform/mail/mailer.js';
import { logger } from '../platform/observability/logger.js';
import { Metrics } from '../platform/observability/metrics.js';
import { Reactor } from '../platform/policies/reactor.js';
import { Projector } from '../platform/projections/projector.js';
import { withSecretsOfFiles } from '../platform/secret-files.js';
import { StartupError } from '../platform/startup-error.js';
import { Sequencer } from '../platform/store/sequencer.js';
import { ShopModule } from '../shop.module.js';
import { startSandbox, startSigner } from './companion.js';
import { connect } from './connect.js';
import { startReaders } from './readers.js';

/** The roles of a process. Several processes with the same role can share one database. */
export interface ProcessRoles {
  readonly http?: boolean;
  readonly projector?: boolean;
  readonly reactor?: boolean;
  readonly scheduler?: boolean;
  /** Publishes the log on Kafka. Has no effect without KAFKA_BROKERS. */
  readonly relay?: boolean;
  /** Starts and stops the sandbox of the providers. Has no effect without SANDBOX. */
  readonly sandbox?: boolean;
  /** Starts and stops the signer of the log. Has no effect with SIGNER_URL. */
  readonly signer?: boolean;
  /** Starts and stops the process of the relay and the projector. */
  readonly readers?: boolean;
}

export interface RunningShop {
  readonly app: INestApplicationContext;
  readonly config: Config;
  /** The URL of the shop; null for a process without HTTP. */
  readonly url: string | null;
  /** The URL of the sandbox that this process has started; null if none. */
  readonly sandboxUrl: string | null;
}

const STOP_WITHIN_MS = 10_000;
/** The shares of that time for background work, for requests, and for database connections in use. */
const WORK_MS = 3000;
const REQUESTS_MS = 3000;
const CONNECTIONS_MS = 1500;

/** Returns the secrets from `SHOP_SECRET`, or from a file in the data folder that is created once. They are never in the database. */
const loadSecrets = (dataDir: string): ReturnType<typeof readSecrets> => {
  if (process.env.SHOP_SECRET) return readSecrets(process.env.SHOP_SECRET);
  const file = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
    return readSecrets(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
};

/** Refuses one port for both in production, where the port of the shop must not serve health checks and metrics. */
const refuseSharedPort = ({ http }: ProcessRoles, { production, port, healthPort }: Config): void => {
  if (http && production && healthPort !== null && healthPort === port)
    throw new StartupError('HEALTH_PORT must differ from PORT in production, because its metrics are not public');
};

const listen = async (app: NestFastifyApplication, { host, port }: Config): Promise<string> => {
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  try {
    await fastify.listen({ port, host });
  } catch (error) {
    if ((error as { code?: string }).code === 'EADDRINUSE')
      throw new StartupError(`port ${port} is in use: stop the program that listens there, or set PORT`);
    throw error;
  }
  return `http://localhost:${(fastify.server.address() as AddressInfo).port}`;
};

const listEngines = (
  app: INestApplicationContext,
  config: Config,
  roles: ProcessRoles,
): { start(): unknown; stop(): unknown }[] => [
  ...(roles.projector || roles.relay ? [app.get(Sequencer)] : []),
  ...(roles.relay && config.kafkaBrokers ? [app.get(Relay)] : []),
  ...(roles.projector ? [app.get(Projector)] : []),
  ...(roles.reactor ? [app.get(Reactor), app.get(Mailer), app.get(PushDeliveries)] : []),
  // Both with HTTP, where members wait for the result, and in the reactor.
  ...(roles.http || roles.reactor ? [app.get(ProviderCalls), app.get(PartnerCalls)] : []),
  ...(roles.scheduler ? [app.get(DeadlineRunner), app.get(Scheduler)] : []),
];

/** Returns the environment for a child process. Its defaults would differ, because its database is configured. */
const buildReaderEnvironment = ({
  databaseUrl,
  sandbox,
  demo,
}: Config): Readonly<Record<string, string | undefined>> => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  SANDBOX: sandbox ? '1' : '0',
  DEMO: demo ? '1' : '0',
});

const start = async (
  roles: ProcessRoles,
  prepare: (running: RunningShop) => Promise<void>,
  undo: (() => unknown)[],
) => {
  Object.assign(process.env, withSecretsOfFiles(process.env));
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  const configuredUrl = process.env.DATABASE_URL ?? '';
  const read = (databaseUrl: string) =>
    readConfig(process.env, { databaseUrl, embedded: configuredUrl === '', ...loadSecrets(dataDir) });
  // Reports an invalid configuration before anything is started.
  const initialConfig = read(configuredUrl);
  refuseSharedPort(roles, initialConfig);
  const sandbox = roles.sandbox && initialConfig.sandbox ? await startSandbox(process.env) : null;
  if (sandbox) undo.push(sandbox.stop);
  const signer = roles.signer && !initialConfig.signer ? await startSigner(process.env) : null;
  if (signer) undo.push(signer.stop);
  // Variables that are already set keep their values.
  for (const [name, value] of Object.entries({ ...sandbox?.environment, ...signer?.environment }))
    process.env[name] ||= value;
  let embedded: EmbeddedPostgres | undefined;
  if (configuredUrl === '') {
    embedded = await startEmbeddedPostgres({ dataDir, log: (line) => logger.debug?.(line, 'PostgreSQL') });
    undo.push(embedded.stop);
  }
  const config = read(embedded?.shopUrl ?? configuredUrl);
  const database = await connect(config.databaseUrl, embedded?.url ?? (process.env.DATABASE_OWNER_URL || null));
  undo.push(() => database.close(CONNECTIONS_MS));
  const module = ShopModule.with(config, database, new SystemClock());
  const app = roles.http
    ? await createHttpApp(module, process.env.TRUST_PROXY || undefined)
    : await NestFactory.createApplicationContext(module, { logger });
  undo.push(() => waitAtMost(REQUESTS_MS, app.close()));
  await app.init();
  const working: { stop(): unknown }[] = [];
  undo.push(() => waitAtMost(WORK_MS, Promise.allSettled(working.map(async (one) => one.stop()))));
  for (const engine of listEngines(app, config, roles)) {
    await engine.start();
    working.push(engine);
  }
  if (roles.readers) working.push(startReaders(buildReaderEnvironment(config)));
  const { bootstrapOperator } = config;
  if (bootstrapOperator) await app.get(OperatorAccounts).bootstrap(bootstrapOperator);
  if (roles.reactor && !config.sandbox && !config.smtpUrl) logger.warn('SMTP_URL is not set: mails wait until it is');
  if (roles.http)
    for (const line of [...config.payments.missing, ...config.sms.missing, ...config.push.missing]) logger.warn(line);
  // A process without roles ends by itself, and may run beside a process that uses the port.
  const isWatched = Object.values(roles).includes(true);
  if (isWatched && config.healthPort !== null && !(roles.http && config.healthPort === config.port)) {
    const health = await openHealthServer({ host: config.host, port: config.healthPort }, database, app.get(Metrics));
    undo.push(() => health.close());
  }
  const running = { app, config, sandboxUrl: sandbox?.url ?? null };
  await prepare({ ...running, url: null });
  const url = roles.http ? await listen(app as NestFastifyApplication, config) : null;
  return { ...running, url };
};

/**
 * Runs one process of the shop until it gets SIGTERM or SIGINT.
 *
 * It then accepts no new requests, jobs and batches, and finishes running ones. Longer ones are interrupted between commits. It exits
 * with 0 within 10 seconds. If it cannot start, it prints one line and exits with 1.
 *
 * @param prepare runs once, before the process listens
 * @param announce called when the process has started
 */
export const runProcess = async (
  roles: ProcessRoles,
  announce: (running: RunningShop) => void,
  prepare: (running: RunningShop) => Promise<void> = async () => undefined,
): Promise<void> => {
  const undo: (() => unknown)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (code: number): Promise<void> => {
    stopping ??= (async () => {
      setTimeout(() => {
        logger.error(`The process did not stop within ${STOP_WITHIN_MS / 1000} s`);
        process.exit(code || 1);
      }, STOP_WITHIN_MS).unref();
      for (const step of undo.reverse()) await step();
      process.exit(code);
    })();
    return stopping;
  };
  // Not `once`, because Ctrl-C may arrive twice, from the terminal and from npm.
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // Node itself would print every property of an error. Those of PostgreSQL repeat values.
  process.on('uncaughtException', (error) => {
    logger.error(error);
    process.exit(1);
  });
  try {
    announce(await start(roles, prepare, undo));
  } catch (error) {
    if (stopping) return;
    if (error instanceof StartupError) process.stderr.write(`The shop cannot start: ${error.message}\n`);
    else logger.error(error);
    await stop(1);
  }
};
