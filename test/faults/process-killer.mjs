import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { kindOf } from './plan.mjs';
import { waitUntil } from './until.mjs';

/** A limit on waiting only. A busy machine is slow, not wrong; the summary reports the times. */
const RECOVERY_MS = 900_000;
const TRY_AGAIN_MS = 200;
/**
 * Time within which a process must reach its failpoint. A consumer group needs time to form, and a standby passes a leader's
 * failpoints only after the leader has died.
 */
const PATIENCE_MS = { 'after-batch': 15_000, 'after-send': 15_000, 'after-cursor': 15_000, 'after-numbers': 15_000 };
const USUAL_PATIENCE_MS = 8000;
/** Longer limit in a sweep, where every planned death counts, also on a busy machine. */
const SWEEP_PATIENCE_MS = 30_000;
const MAX_IDLE_MS = 20_000;
const MAX_BROKER_ABSENCE_MS = 2500;

const wasKilled = ({ child }) => child.signalCode === 'SIGKILL';
const endOf = ({ child }) => child.signalCode ?? `exit ${child.exitCode}`;

/** Kills processes as planned and starts them again. Each target is independent, so several may be dead at once. */
export class ProcessKiller {
  /** Moment at which PostgreSQL was last back. */
  #postgresBackAt = 0;
  #isPostgresDown = false;
  /** Number of deaths of each process. */
  #deaths = new Map();
  /** Number of responses to members while a broker was dead. */
  responsesWithoutBroker = 0;

  /**
   * @param sweeps true when every planned failpoint must be reached
   * @param onBack called after every kill, once the target works again: `{target, how, at, recoveredMs}`
   * @param onFault called with each violation
   */
  constructor(cluster, load, { sweeps = false, onBack, onFault }) {
    Object.assign(this, { cluster, load, sweeps, onBack, onFault });
  }

  /** Resolves when all targets of the round work again. */
  async perform(round) {
    await Promise.all(Object.entries(round).map(([name, kills]) => this.#performOn(name, kills)));
  }

  async #performOn(name, kills) {
    for (const [i, kill] of kills.entries()) {
      const { how, killedAt, back } = await this.#kill(name, kill, kills[i + 1]);
      this.#deaths.set(name, (this.#deaths.get(name) ?? 0) + 1);
      try {
        await back();
      } catch (error) {
        return this.onFault(new Error(`${name} did not recover: ${error.message}`));
      }
      const recoveredMs = performance.now() - killedAt;
      if (recoveredMs > RECOVERY_MS) this.onFault(new Error(`${name} took ${recoveredMs / 1000} s to recover`));
      this.onBack({ target: name, how, at: kill.at, recoveredMs });
    }
  }

  #kill(name, kill, next) {
    if (name === 'postgres') return this.#killPostgres(kill);
    if (kindOf(name) === 'kafka') return this.#killBroker(this.cluster.process(name), kill);
    return this.#killProcess(this.cluster.process(name), kill, next);
  }

  /** Waits until the process dies at its failpoint. Kills it when it does not get there, or when no failpoint was planned. */
  async #killProcess(one, { point, afterMs, until: other }, next) {
    const patienceMs = this.sweeps ? SWEEP_PATIENCE_MS : (PATIENCE_MS[point] ?? USUAL_PATIENCE_MS);
    const withinMs = point ? patienceMs : afterMs;
    const deathsBefore = this.#deaths.get(other) ?? 0;
    const diedAlone = await this.#diesAlone(one, withinMs);
    if (diedAlone && !(point && wasKilled(one))) this.onFault(new Error(`${one.name} ended by itself: ${endOf(one)}`));
    if (!diedAlone) await one.kill('SIGKILL');
    const how = diedAlone && point ? point : 'anywhere';
    const back = async () => {
      if (other) await this.#untilDead(other, deathsBefore + 2);
      await this.#startAgain(one, next);
    };
    return { how, killedAt: performance.now(), back };
  }

  /** Waits until a process has died this often: once by a kill that restarts it, and once at its failpoint. */
  async #untilDead(name, deaths) {
    const begun = performance.now();
    while ((this.#deaths.get(name) ?? 0) < deaths && performance.now() < begun + SWEEP_PATIENCE_MS) await pause(50);
  }

  /** Waits for a process to die. An idle API lives until it has served a member, because a kill should interrupt work. */
  async #diesAlone(one, withinMs) {
    const begun = performance.now();
    const isIdle = () => kindOf(one.name) === 'api' && this.load.lastResponseAt < begun;
    const lasts = () => performance.now() < begun + withinMs || (isIdle() && performance.now() < begun + MAX_IDLE_MS);
    while (one.isRunning && lasts()) await pause(5);
    return !one.isRunning;
  }

  /**
   * Starts a process with its next failpoint. Without PostgreSQL it ends and is started again, as a supervisor would.
   *
   * @throws Error when it does not come up
   */
  async #startAgain(one, next) {
    const environment = next?.point ? { FAILPOINT: `${next.point}@${next.at}` } : {};
    for (;;) {
      const begun = performance.now();
      try {
        return await one.start(environment);
      } catch (error) {
        // It died at its failpoint during the start: that counts as its next death.
        if (next?.point && wasKilled(one)) return;
        if (!this.#isPostgresDown && begun > this.#postgresBackAt) throw error;
        await pause(TRY_AGAIN_MS);
      }
    }
  }

  /** Kills PostgreSQL, which counts as back when members are served again. */
  async #killPostgres({ afterMs }) {
    await pause(afterMs);
    this.#isPostgresDown = true;
    process.kill(this.cluster.postgresPid, 'SIGKILL');
    const killedAt = performance.now();
    const back = async () => {
      await waitUntil('PostgreSQL responds', () => this.#postgresAnswers(), RECOVERY_MS);
      this.#isPostgresDown = false;
      this.#postgresBackAt = performance.now();
      await waitUntil('a member gets a response', () => this.load.lastResponseAt > this.#postgresBackAt, RECOVERY_MS);
    };
    return { how: 'anywhere', killedAt, back };
  }

  async #postgresAnswers() {
    const client = new pg.Client({ connectionString: this.cluster.databaseUrl, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select');
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #killBroker(broker, { afterMs }) {
    await pause(afterMs);
    await broker.kill('SIGKILL');
    const killedAt = performance.now();
    const before = this.load.record.count;
    const back = async () => {
      await pause(afterMs % MAX_BROKER_ABSENCE_MS);
      await broker.start();
      this.responsesWithoutBroker += this.load.record.count - before;
    };
    return { how: 'anywhere', killedAt, back };
  }
}
