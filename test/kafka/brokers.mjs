// Apache Kafka without a container: its Maven artifacts on Java 17, in KRaft mode, every broker also a controller.
// 3.9 is the last line that supports every request version of kafkajs 2.2.4; 4.x dropped the oldest (KIP-896).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../support/is-alive.mjs';
import { reservePort } from '../support/reserved-port.mjs';

const POM = join(import.meta.dirname, 'pom.xml');
const POM_TEXT = readFileSync(POM, 'utf8');
const VERSION = /kafka_2\.13<\/artifactId>\s*<version>([^<]+)/.exec(POM_TEXT)[1];
const POM_HASH = createHash('sha256').update(POM_TEXT).digest('hex').slice(0, 8);
/** Returns the folder of Kafka's libraries. It lies outside the working tree, so that a fresh clone finds earlier downloads. */
const libraries = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'oripa-shop', `kafka-${VERSION}-${POM_HASH}`);
const isFetched = () => existsSync(join(libraries(), 'complete'));
const CLUSTER_ID = 'b3JpcGEtc2hvcC1rYWZrYQ';
const READY_WITHIN_MS = 900_000;
/** A broker that the controllers do not register within this time ends. The default of a minute is short on a busy machine. */
const REGISTERED_WITHIN_MS = READY_WITHIN_MS;
const STOP_WITHIN_MS = 20_000;

/** Returns one line about the tools that are missing for Kafka; undefined when none is. */
export const findMissingForKafka = () => {
  if (!runs('java', '-version'))
    return 'Kafka needs Java 17 (or set KAFKA_BROKERS): apt-get install openjdk-17-jre-headless';
  if (isFetched() || runs('mvn', '--version')) return undefined;
  return 'Kafka is fetched with Maven (or set KAFKA_BROKERS): apt-get install maven';
};

const runs = (program, argument) => spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;

/**
 * Downloads Kafka once. Two simultaneous runs each download it, and the first to finish moves it into place.
 *
 * @throws Error with Maven's report
 */
const fetchKafka = () => {
  if (isFetched()) return;
  const target = libraries();
  removeUnfinished(target);
  const unfinished = `${target}.of-${process.pid}`;
  const args = ['-q', '-B', '-f', POM, 'dependency:copy-dependencies', '-DincludeScope=runtime'];
  const { status, stdout } = spawnSync('mvn', [...args, `-DoutputDirectory=${unfinished}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Maven could not fetch Kafka ${VERSION}: ${stdout.slice(-2000)}`);
  writeFileSync(join(unfinished, 'complete'), '');
  if (isFetched()) return rmSync(unfinished, { recursive: true });
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    if (!isFetched()) throw error;
    rmSync(unfinished, { recursive: true });
  }
};

/** Removes unfinished downloads of killed runs. */
const removeUnfinished = (target) => {
  if (!existsSync(dirname(target))) return;
  for (const name of readdirSync(dirname(target))) {
    const owner = name.startsWith(`${basename(target)}.of-`) ? Number(name.split('.of-')[1]) : undefined;
    if (owner && !isAlive(owner)) rmSync(join(dirname(target), name), { recursive: true, force: true });
  }
};

const canConnect = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (is) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

const properties = ({ id, port, controllerPort, controllers, folder, count, protocol, settings }) =>
  Object.entries({
    'process.roles': 'broker,controller',
    'node.id': id,
    'controller.quorum.voters': controllers,
    listeners: `${protocol}://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `${protocol}://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': join(folder, 'log'),
    'auto.create.topics.enable': false,
    'default.replication.factor': count,
    'min.insync.replicas': count >= 3 ? 2 : 1,
    'offsets.topic.replication.factor': count,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': count,
    'transaction.state.log.min.isr': count >= 3 ? 2 : 1,
    'group.initial.rebalance.delay.ms': 0,
    'controlled.shutdown.enable': true,
    'initial.broker.registration.timeout.ms': REGISTERED_WITHIN_MS,
    ...settings,
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

const java = (args, options) => spawn('java', ['-cp', `${libraries()}/*`, ...args], options);

const JVM = [
  ...['-Xms128m', '-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  ...['-Dorg.slf4j.simpleLogger.showDateTime=true', '-Dorg.slf4j.simpleLogger.dateTimeFormat=HH:mm:ss'],
];

/** One broker, which can be killed and started again on its data. */
class Broker {
  constructor(plan) {
    Object.assign(this, plan);
    mkdirSync(this.folder, { recursive: true });
    this.file = join(this.folder, 'server.properties');
    writeFileSync(this.file, properties(plan));
  }

  async start() {
    if (!existsSync(join(this.folder, 'log', 'meta.properties'))) await this.format();
    const log = openSync(join(this.folder, 'broker.log'), 'a');
    this.process = java([...JVM, ...this.jvm, 'kafka.Kafka', this.file], {
      stdio: ['ignore', log, log],
      detached: this.detached,
    });
    closeSync(log);
    const giveUpAt = performance.now() + READY_WITHIN_MS;
    while (!(await canConnect(this.port))) {
      if (this.process.exitCode !== null || performance.now() > giveUpAt)
        throw new Error(`Kafka did not start: see ${join(this.folder, 'broker.log')}`);
      await pause(200);
    }
  }

  async format() {
    const tool = java(['kafka.tools.StorageTool', 'format', '-t', CLUSTER_ID, '-c', this.file], { stdio: 'ignore' });
    const [code] = await once(tool, 'exit');
    if (code !== 0) throw new Error(`Kafka could not format ${this.folder}`);
  }

  /** @param signal SIGTERM lets it hand over its partitions; SIGKILL does not */
  async stop(signal = 'SIGTERM') {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill(signal);
    const killer = setTimeout(() => this.process.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(killer);
  }
}

/**
 * Starts brokers and waits until they respond.
 *
 * @param folder for their data
 * @param firstPort 0 reserves free ports
 * @param protocol of the listener; `settings` adds broker settings, such as client authentication, and Java options
 * @param detached true to keep a Ctrl-C in this terminal from the brokers
 * @returns their addresses for KAFKA_BROKERS, each broker, and a function that stops all
 */
export const startKafka = async ({
  folder,
  count = 1,
  firstPort = 0,
  fresh = false,
  detached = false,
  protocol = 'PLAINTEXT',
  settings = {},
  jvm = [],
}) => {
  fetchKafka();
  if (fresh) rmSync(folder, { recursive: true, force: true });
  const plans = [];
  for (let i = 0; i < count; i++) {
    const port = firstPort ? firstPort + i : await reservePort();
    const controllerPort = firstPort ? firstPort + 1000 + i : await reservePort();
    const shared = { count, detached, protocol, settings, jvm };
    plans.push({ ...shared, id: i + 1, port, controllerPort, folder: join(folder, `broker-${i + 1}`) });
  }
  const controllers = plans.map(({ id, controllerPort }) => `${id}@127.0.0.1:${controllerPort}`).join(',');
  const brokers = plans.map((plan) => new Broker({ ...plan, controllers }));
  const stop = () => Promise.all(brokers.map((broker) => broker.stop()));
  try {
    await Promise.all(brokers.map((broker) => broker.start()));
  } catch (error) {
    await Promise.all(brokers.map((broker) => broker.stop('SIGKILL')));
    throw error;
  }
  return { addresses: plans.map(({ port }) => `127.0.0.1:${port}`).join(','), brokers, stop };
};
