import { setTimeout as pause } from 'node:timers/promises';
import { projections as PROJECTIONS } from '../../dist/services/parts.js';
import {
  foldTouches,
  listTouchedKeys,
  loadRows,
  resolveTouches,
  saveRows,
} from '../../dist/services/platform/projections/rows.js';
import { logBehind } from './log-reader.mjs';

/** How long a read model may move, for what is due comes at any time. */
const STILL_WITHIN_MS = 900_000;
const LOOK_AGAIN_MS = 50;
const sideTableOf = ({ name }) => `faults.${name}`;

/** The read models folded once more, in tables of their own. */
export class FoldCheck {
  constructor(pool) {
    this.pool = pool;
  }

  /** Forgets what was computed so far: the next look begins with the first fact. */
  async begin() {
    this.seq = 0;
    await this.pool.query('drop schema if exists faults cascade; create schema faults');
    for (const projection of PROJECTIONS)
      await this.pool.query(`create table ${sideTableOf(projection)} (like ${projection.table} including all)`);
  }

  /** To be called when all is quiet. @returns in words what is not as it was computed */
  async look() {
    const faults = [];
    for (const projection of PROJECTIONS) {
      const difference = await this.#differenceOf(projection);
      if (difference) faults.push(difference);
    }
    return faults;
  }

  async #differenceOf(projection) {
    const giveUpAt = performance.now() + STILL_WITHIN_MS;
    for (;;) {
      await this.#advance();
      const { difference, isStill } = await this.#compare(projection);
      if (!difference || isStill || performance.now() > giveUpAt) return difference;
      await pause(LOOK_AGAIN_MS);
    }
  }

  async #advance() {
    for await (const { rows, events } of logBehind(this.pool, this.seq)) {
      for (const projection of PROJECTIONS) await this.#fold(projection, events);
      this.seq = rows.at(-1).seq;
    }
  }

  async #fold(projection, events) {
    const touches = resolveTouches(projection, events);
    const keys = listTouchedKeys(touches);
    if (keys.length === 0) return;
    const table = sideTableOf(projection);
    const rows = foldTouches(await loadRows(this.pool, projection, table, keys), touches);
    await saveRows(this.pool, projection, table, rows);
  }

  /** @returns in words how they differ, and whether both are of the same facts: one may have some that came meanwhile */
  async #compare({ name, table, columns }) {
    const rowsOf = (of) => `select ${Object.keys(columns).join(', ')} from ${of}`;
    const [live, side] = [rowsOf(table), rowsOf(sideTableOf({ name }))];
    const { rows } = await this.pool.query(
      `select (select count(*) from (${live} except ${side}) x) as surplus,
              (select count(*) from (${side} except ${live}) x) as missing,
              (select seq from store.readers where reader = $1) as reached, (select seq from store.sequencer) as numbered`,
      [name],
    );
    const [{ surplus, missing, reached, numbered }] = rows;
    if (surplus + missing === 0) return {};
    const difference = `${table} is no fold of the log: ${missing} rows missing or other, ${surplus} that should not be so`;
    // The mark is that of the slowest lane: the others may have all that is numbered.
    return { difference, isStill: reached === this.seq && numbered === this.seq };
  }
}
