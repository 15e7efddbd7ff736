import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { kindOf } from './plan.mjs';
import { waitUntil } from './until.mjs';

/** A busy machine is slow, not wrong: how long it took is told, this only ends the waiting. */
const RECOVERY_MS = 900_000;
const TRY_AGAIN_MS = 200;
/**
 * How long a process may take to come to the place where it is to die: a group of consumers needs some time to form, and who stands by
 * comes to a leader's places when the leader has died.
 */
const PATIENCE_MS = { 'after-batch': 15_000, 'after-send': 15_000, 'after-cursor': 15_000, 'after-numbers': 15_000 };
const USUAL_PATIENCE_MS = 8000;
/** The longer wait in a sweep, where every planned death counts, also on a busy machine. */
const SWEEP_PATIENCE_MS = 30_000;
const MAX_IDLE_MS = 20_000;
const MAX_BROKER_ABSENCE_MS = 2500;

const wasKilled = ({ child }) => child.signalCode === 'SIGKILL';
const endOf = ({ child }) => child.signalCode ?? `exit ${child.exitCode}`;

/** Kills processes as it was planned and starts them again, each target for itself, so that several may be dead at once. */
export class Executioner {
  /** PostgreSQL has been away until then. */
  #postgresBackAt = 0;
  #isPostgresDown = false;
  /** The number of deaths of each process. */
  #deaths = new Map();
  /** What members were answered while a broker was dead. */
  responsesWithoutBroker = 0;

  /**
   * @param sweeps true when every planned place is to be reached
   * @param onBack told of every kill, when what was killed is at work again: `{target, how, at, recoveredMs}`
   * @param onFault told of what must never be
   */
  constructor(cluster, load, { sweeps = false, onBack, onFault }) {
    Object.assign(this, { cluster, load, sweeps, onBack, onFault });
  }

  /** Resolves when all that the round kills is at work again. */
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

  /** It dies where it was planned; when it does not come by there, or was not to, at any place. */
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

  /** Waits until a process has died so often: by a kill that makes it start anew, and at the place it was armed for. */
  async #untilDead(name, deaths) {
    const begun = performance.now();
    while ((this.#deaths.get(name) ?? 0) < deaths && performance.now() < begun + SWEEP_PATIENCE_MS) await pause(50);
  }

  /** Waits so long, and where members are served until one of them has been answered: a kill is to find work. */
  async #diesAlone(one, withinMs) {
    const begun = performance.now();
    const isIdle = () => kindOf(one.name) === 'api' && this.load.lastResponseAt < begun;
    const lasts = () => performance.now() < begun + withinMs || (isIdle() && performance.now() < begun + MAX_IDLE_MS);
    while (one.isRunning && lasts()) await pause(5);
    return !one.isRunning;
  }

  /**
   * Starts it, armed for its next death. One that finds no PostgreSQL ends, and is started again as by any supervisor.
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
        // Dead already where it was to die: that is its next death.
        if (next?.point && wasKilled(one)) return;
        if (!this.#isPostgresDown && begun > this.#postgresBackAt) throw error;
        await pause(TRY_AGAIN_MS);
      }
    }
  }

  /** PostgreSQL is back when members are answered again. */
  async #killPostgres({ afterMs }) {
    await pause(afterMs);
    this.#isPostgresDown = true;
    process.kill(this.cluster.postgresPid, 'SIGKILL');
    const killedAt = performance.now();
    const back = async () => {
      await waitUntil('PostgreSQL answers', () => this.#postgresAnswers(), RECOVERY_MS);
      this.#isPostgresDown = false;
      this.#postgresBackAt = performance.now();
      await waitUntil('a member is answered', () => this.load.lastResponseAt > this.#postgresBackAt, RECOVERY_MS);
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
