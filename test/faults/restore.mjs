// npm run test:faults -- --restore: the database goes back to a base backup from the middle of the load. Kafka keeps all messages
// published since. One round kills every process; in the other they keep running, as after a failover to a late standby.
// No read model may hold anything of the lost history, nor lack anything of the new one.
import { rmSync } from 'node:fs';
import pg from 'pg';
import { TestCluster } from '../cluster/cluster.mjs';
import { keepTestFolder, makeTestFolder, removeTestFolders } from '../postgres/test-folder.mjs';
import { LogChainCheck } from './chain-check.mjs';
import { FoldCheck } from './fold-check.mjs';
import { InvariantChecks } from './invariants.mjs';
import { sendUntilAcknowledged, writeOf } from './member-client.mjs';
import { MovablePostgres } from './movable-postgres.mjs';
import { FaultStage } from './stage.mjs';
import { waitUntil } from './until.mjs';

const MEMBERS = 8;
const TICKETS = 50_000;
const POINTS = 1_000_000;
/** Draws before the backup, while it is taken and after it, and on the restored database. */
const DRAWS = { before: 32, lost: 64, short: 8, after: 120 };
const REST_WITHIN_MS = 900_000;
const PLACES = `select (select count(*) from store.events) as facts, (select seq from store.sequencer) as numbered,
  (select seq from store.relay) as sent, (select min(seq) from store.readers) as read,
  (select coalesce(sum(parked_keys), 0) from store.standings) as parked`;
const READERS = ['projector', 'reactor'];
const FOREIGN = /^shop_feed_foreign_messages_total (\d+)/m;

const say = (line) => process.stdout.write(`${line}\n`);

class Restore {
  faults = [];

  static async run() {
    await removeTestFolders();
    const folder = await makeTestFolder();
    const postgres = await MovablePostgres.start(folder);
    const environment = { DEMO: '0', RATE_LIMITS: '0', LOG_LEVEL: 'warn' };
    const cluster = await TestCluster.start({ folder, databaseUrl: postgres.url, environment });
    const restore = new Restore(folder, postgres, cluster);
    try {
      await restore.#prepare();
      await restore.#goBack('every process killed', READERS, (back) => restore.#withAllKilled(back));
      await restore.#goBack('processes left running', [], (back) => back());
    } catch (error) {
      restore.#note(error.message);
    }
    await restore.#leave();
    if (restore.faults.length === 0) rmSync(folder, { recursive: true, force: true });
    else say(`Data and logs: ${keepTestFolder(folder)}`);
    return restore.faults;
  }

  constructor(folder, postgres, cluster) {
    Object.assign(this, { folder, postgres, cluster });
    this.pool = new pg.Pool({ connectionString: postgres.url, max: 3 }).on('error', () => undefined);
  }

  async #prepare() {
    this.stage = await FaultStage.set(this.cluster);
    this.packId = await this.stage.openBox(TICKETS);
    this.members = [];
    for (let i = 0; i < MEMBERS; i++) this.members.push(await this.stage.member(POINTS));
  }

  /**
   * @param dead kinds of processes that die before the lost part, so that Kafka has it for them
   * @param fall restores the database in the tested way
   */
  async #goBack(how, dead, fall) {
    await this.#draw(DRAWS.before);
    const [backup] = await Promise.all([this.postgres.backUp(), this.#draw(DRAWS.before)]);
    await Promise.all(dead.flatMap((kind) => this.cluster.ofKind(kind)).map((one) => one.kill('SIGKILL')));
    await this.#draw(DRAWS.lost);
    const lost = await this.#rest(dead.length === 0);
    await fall(() => this.postgres.restore(backup));
    const kept = await waitUntil('PostgreSQL responds', () => this.#head(), REST_WITHIN_MS);
    if (kept >= lost) throw new Error(`no event was lost: the log ends with ${kept} of ${lost}`);
    // Runs while the log is shorter than Kafka's content, and again when it has grown past that.
    await this.#draw(DRAWS.short);
    const short = await this.#rest();
    await this.#expectRight();
    await this.#draw(DRAWS.after);
    const end = await this.#rest();
    await this.#expectRight();
    const foreign = await this.#foreign();
    if (dead.length > 0 && foreign === 0) this.#note(`${how}: Kafka has brought nothing of the lost history`);
    say(`${how}: back from event ${lost} to ${kept}, right at ${short} and ${end}; ${foreign} foreign messages`);
    if (short >= lost || end <= lost) this.#note(`${how}: the log was to be shorter than ${lost}, then longer`);
  }

  async #withAllKilled(back) {
    await Promise.all(this.cluster.processes.map((one) => one.kill('SIGKILL')));
    await back();
    await Promise.all(this.cluster.processes.map((one) => one.start()));
  }

  async #draw(count) {
    const drawFor = async (member, draws) => {
      for (let i = 0; i < draws; i++) {
        const write = writeOf(member.token, this.stage.valueFor(member), 'user/pack/buy', {
          pack_id: this.packId,
          count: '2',
        });
        const { body } = await sendUntilAcknowledged(this.cluster.url, write);
        if (JSON.parse(body).result !== '1') throw new Error(`a draw was refused: ${body}`);
      }
    };
    await Promise.all(this.members.map((member) => drawFor(member, Math.ceil(count / MEMBERS))));
  }

  async #head() {
    return Number((await this.pool.query('select seq from store.sequencer')).rows[0].seq);
  }

  /** Waits until all processes have reached the end of the log, at least the relay. @returns the end of the log */
  async #rest(areReadersThere = true) {
    const atRest = async () => {
      const row = (await this.pool.query(PLACES)).rows[0];
      const { facts, numbered, sent, read, parked } = row;
      const isRead = !areReadersThere || (read === numbered && Number(parked) === 0);
      if (facts === numbered && sent === numbered && isRead) return Number(numbered);
      throw new Error(JSON.stringify(row));
    };
    return waitUntil('all processes have reached the end of the log', atRest, REST_WITHIN_MS);
  }

  async #expectRight() {
    const folds = new FoldCheck(this.pool);
    await folds.begin();
    const invariants = new InvariantChecks(this.pool);
    const looks = [
      () => folds.look(),
      () => new LogChainCheck(this.pool).look(),
      () => invariants.glance(),
      () => invariants.look(),
    ];
    for (const look of looks) for (const words of await look()) this.#note(words);
  }

  async #foreign() {
    const of = async ({ address }) => Number(FOREIGN.exec(await (await fetch(`${address}/metrics`)).text())?.[1] ?? 0);
    const counts = await Promise.all(READERS.flatMap((kind) => this.cluster.ofKind(kind).map(of)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  #note(words) {
    this.faults.push(words);
    say(`FAULT: ${words}`);
  }

  async #leave() {
    await this.stage?.leave().catch(() => undefined);
    await this.pool.end();
    await this.cluster.stop();
    await this.postgres.stop();
  }
}

/** @returns the violations found, in words */
export const runRestore = () => Restore.run();
