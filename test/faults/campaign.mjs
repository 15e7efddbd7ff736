import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { TestCluster } from '../cluster/cluster.mjs';
import { keepTestFolder, makeTestFolder, removeTestFolders } from '../postgres/test-folder.mjs';
import { expectNoCardNumbers } from '../support/card-numbers.mjs';
import { LogChainCheck } from './chain-check.mjs';
import { FoldCheck } from './fold-check.mjs';
import { InvariantChecks } from './invariants.mjs';
import { Load } from './load.mjs';
import { DEATHS, kindOf, planOf, secondSweepOf, sweepOf } from './plan.mjs';
import { ProcessKiller } from './process-killer.mjs';
import { checkPublicLogs } from './public-checks.mjs';
import { Purchases } from './purchases.mjs';
import { createChance } from './random.mjs';
import { Record } from './record.mjs';
import { RecordChecks } from './record-checks.mjs';
import { FaultStage } from './stage.mjs';
import { summaryOf } from './summary.mjs';
import { checkTopics } from './topic-checks.mjs';
import { waitUntil } from './until.mjs';

const ARTIFACTS = join(import.meta.dirname, '../.artifacts/faults');
const WORKERS = 8;
/** Kills per round where payments are counted, so that kills are far apart. */
const KILLS_BETWEEN_PAYMENTS = 15;
/** A limit on waiting only. A busy machine is slow, not wrong; the summary reports the times. */
const LOOKED_WITHIN_MS = 900_000;
const REST_WITHIN_MS = 900_000;
const REPEATED_AT_THE_END = 1000;
/** Additional rounds of a sweep, one for each missed failpoint. */
const MAX_SECOND_SWEEPS = 12;
const BOXES = 10;
const BOXES_AT_THE_END = 1000;
const VERIFIED_BOXES = 5;

/** Progress of every process. At rest all are at the end of the log and no deadline has passed. */
const PLACES = `select (select count(*) from store.events) as facts, (select seq from store.sequencer) as numbered,
  (select seq from store.relay) as sent, (select min(seq) from store.readers) as read,
  (select count(*) from store.deadlines where due_at < now()) as due`;

const say = (line) => process.stdout.write(`${line}\n`);

/** One run: rounds of load and kills, with a check of the invariants after each round. */
export class Campaign {
  kills = [];
  faults = [];
  rests = [];
  glances = 0;
  looks = 0;
  #glancing;
  #glanceAgain = false;

  /**
   * @param buyers additional members who only buy points
   * @param payments minimum of payments, spread evenly over the rounds
   * @param isEnough called after each round; true ends the run before the planned rounds are done
   * @returns the violations found, in words
   */
  static async run({ seed, sweeps, counts, buyers, payments, brokers, isEnough }) {
    await removeTestFolders();
    const folder = await makeTestFolder();
    rmSync(ARTIFACTS, { recursive: true, force: true });
    mkdirSync(ARTIFACTS, { recursive: true });
    say(
      sweeps
        ? `Seed ${seed}. Kills: a sweep of all ${DEATHS.length} places`
        : `Seed ${seed}. Kills: ${counts.app} of the shop, ${counts.postgres} of PostgreSQL, ${counts.kafka} of Kafka`,
    );
    const environment = { DEMO: '0', RATE_LIMITS: '0', LOG_LEVEL: 'warn' };
    const sandbox = { SANDBOX_PUSH_RETRY_MS: '200' };
    const cluster = await TestCluster.start({ folder, kafka: brokers, environment, sandbox });
    const campaign = new Campaign(cluster, seed, { sweeps, buyers, payments });
    try {
      await campaign.#prepare();
      await (sweeps ? campaign.#sweep() : campaign.#perform(counts, isEnough));
    } catch (error) {
      campaign.#note(error);
    }
    say(summaryOf(campaign));
    await campaign.#leave();
    // Checks all stored data including topics; every process has stopped.
    await expectNoCardNumbers(folder, ARTIFACTS).catch((error) => campaign.#note(error));
    if (campaign.faults.length === 0) rmSync(folder, { recursive: true, force: true });
    else
      say(
        `Seed ${seed}; what was acknowledged and who was killed: ${ARTIFACTS}; data and logs: ${keepTestFolder(folder)}`,
      );
    return campaign.faults;
  }

  constructor(cluster, seed, { sweeps, buyers, payments }) {
    Object.assign(this, { cluster, seed, sweeps, buyers, payments, begun: performance.now() });
    this.pool = new pg.Pool({ connectionString: cluster.databaseUrl, max: 3 }).on('error', () => undefined);
    this.record = new Record(join(ARTIFACTS, 'acknowledged.jsonl'));
  }

  async #prepare() {
    this.stage = await FaultStage.set(this.cluster);
    const onFault = (error) => this.#note(error);
    const { url, sandbox } = this.cluster;
    const chance = createChance(this.seed + 1);
    this.purchases = new Purchases(url, sandbox, chance, onFault);
    this.load = new Load(url, this.stage, this.purchases, this.record, chance, onFault);
    await this.load.prepare(this.buyers);
    this.invariants = new InvariantChecks(this.pool);
    this.recordChecks = new RecordChecks(this.pool, this.load);
    this.chain = new LogChainCheck(this.pool);
    this.folds = new FoldCheck(this.pool);
    await this.folds.begin();
    const onBack = (kill) => this.#killed(kill);
    this.killer = new ProcessKiller(this.cluster, this.load, { sweeps: this.sweeps, onBack, onFault });
  }

  /** Lets every process die at every failpoint: in one round, and one more for each missed failpoint. */
  async #sweep() {
    const { processes } = this.#names;
    const first = sweepOf(this.#names);
    const rounds = [first];
    this.planned = Object.values(first).flat().length;
    await this.#round(first, 0);
    while (this.#missed.length > 0 && rounds.length <= MAX_SECOND_SWEEPS && this.faults.length === 0) {
      rounds.push(secondSweepOf(this.#missed[0], processes));
      await this.#round(rounds.at(-1), 0);
    }
    writeFileSync(join(ARTIFACTS, 'plan.json'), JSON.stringify(rounds, null, 1));
    for (const { kind, point, at } of this.#missed) this.#note(new Error(`no ${kind} died at pass ${at} of ${point}`));
    await this.#endDoubts();
    await this.#look(true);
    say(`${rounds.length} rounds: ${this.kills.length} kills, ${this.record.count} responses, ${this.#seconds()} s`);
  }

  /** The planned deaths that have not happened. */
  get #missed() {
    const happened = new Set(this.kills.map(({ target, how, at }) => `${kindOf(target)} ${how} ${at}`));
    return DEATHS.filter(({ kind, point, at }) => !happened.has(`${kind} ${point} ${at}`));
  }

  get #names() {
    return { processes: this.cluster.processes.map(nameOf), brokers: this.cluster.brokers.map(nameOf) };
  }

  async #perform(counts, isEnough) {
    const names = this.#names;
    const rounds = planOf(this.seed, counts, names, this.payments > 0 ? KILLS_BETWEEN_PAYMENTS : undefined);
    this.planned = counts.app + counts.postgres + counts.kafka;
    writeFileSync(join(ARTIFACTS, 'plan.json'), JSON.stringify(rounds, null, 1));
    for (const [i, round] of rounds.entries()) {
      await this.#round(round, (this.payments * (i + 1)) / rounds.length);
      const isLast = i === rounds.length - 1 || isEnough();
      if (isLast) await this.#endDoubts();
      await this.#look(isLast);
      say(
        `Round ${i + 1} of ${rounds.length}: ${this.kills.length} kills, ${this.record.count} responses, ${this.#seconds()} s`,
      );
      if (isLast || this.faults.length > 0) return;
    }
  }

  /**
   * Waits for the payments that a round lacks after its kills. A process that waits for its kill may already be dead, so kills
   * come first.
   */
  async #untilBought(paymentCount) {
    while (this.purchases.begun < paymentCount) await pause(50);
  }

  /** Runs load and kills until all processes are back and at rest. */
  async #round(kills, payments) {
    await this.purchases.begin();
    this.load.start(WORKERS);
    await this.killer.perform(kills);
    await this.#untilBought(payments);
    await this.load.stop();
    await this.#glancing;
    await this.purchases.end();
    await waitUntil('all money is known', () => this.purchases.expectKnown(this.pool), REST_WITHIN_MS);
    await waitUntil('all transfers are known', () => this.load.transfers.expectKnown(this.pool), REST_WITHIN_MS);
    await this.#rest();
  }

  /** Waits until the state of every payment is known. */
  async #endDoubts() {
    await waitUntil('no payment is unknown', () => this.purchases.expectNoneUnknown(this.pool), REST_WITHIN_MS);
    await this.#rest();
  }

  #killed(kill) {
    const at = new Date().toISOString();
    this.kills.push(kill);
    void appendFile(join(ARTIFACTS, 'kills.jsonl'), `${JSON.stringify({ at, ...kill })}\n`);
    this.#glanceAgain = true;
    this.#glancing ??= this.#glance().finally(() => {
      this.#glancing = undefined;
    });
  }

  /** Checks the invariants that hold at any moment, once for all processes that came back since the last check. */
  async #glance() {
    while (this.#glanceAgain) {
      this.#glanceAgain = false;
      for (const look of [() => this.invariants.glance(), () => this.chain.look()])
        for (const words of await waitUntil('the invariants can be checked', look, LOOKED_WITHIN_MS))
          this.#note(new Error(words));
      this.glances += 1;
    }
  }

  async #rest() {
    const begun = performance.now();
    const atRest = async () => {
      const [{ facts, numbered, sent, read, due }] = (await this.pool.query(PLACES)).rows;
      if (facts === numbered && sent >= numbered && read >= numbered && due === 0) return true;
      throw new Error(
        `of ${facts} facts ${numbered} are numbered, ${sent} sent, ${read} read, ${due} deadlines passed`,
      );
    };
    await waitUntil('all processes have reached the end of the log', atRest, REST_WITHIN_MS);
    this.rests.push(performance.now() - begun);
  }

  /** Checks the invariants that hold at rest; at the end, over the whole history. */
  async #look(isLast) {
    const { pool, cluster } = this;
    if (isLast) this.chain.begin();
    if (isLast) await this.folds.begin();
    const faults = [
      ...(await this.invariants.look()),
      ...(await this.recordChecks.look(isLast ? REPEATED_AT_THE_END : undefined)),
      ...(await this.chain.look()),
      ...(await this.folds.look()),
      ...(await checkPublicLogs(pool, cluster.url, isLast ? BOXES_AT_THE_END : BOXES, isLast ? VERIFIED_BOXES : 0)),
    ];
    if (isLast) {
      const topics = await checkTopics(
        pool,
        cluster.brokers.map(({ address }) => address),
      );
      faults.push(...topics.complaints);
      this.messagesAgain = topics.again;
    }
    this.looks += 1;
    for (const words of faults) this.#note(new Error(words));
  }

  #note(error) {
    this.faults.push(error.message);
    if (this.faults.length <= 20) say(`FAULT after ${this.kills.length} kills: ${error.message}`);
  }

  #seconds() {
    return Math.round((performance.now() - this.begun) / 1000);
  }

  async #leave() {
    await this.stage?.leave();
    await this.pool.end();
    this.record.close();
    await this.cluster.stop();
  }
}

const nameOf = ({ name }) => name;
