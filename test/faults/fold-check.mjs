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

/** Time within which a read model must stop changing; deadlines may pass at any time. */
const STILL_WITHIN_MS = 900_000;
const LOOK_AGAIN_MS = 50;
const sideTableOf = ({ name }) => `faults.${name}`;

/** Folds the read models once more, into separate tables. */
export class FoldCheck {
  constructor(pool) {
    this.pool = pool;
  }

  /** Restarts the check from the first event. */
  async begin() {
    this.seq = 0;
    await this.pool.query('drop schema if exists faults cascade; create schema faults');
    for (const projection of PROJECTIONS)
      await this.pool.query(`create table ${sideTableOf(projection)} (like ${projection.table} including all)`);
  }

  /** Compares the read models; call it when no process works. @returns the differences, in words */
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

  /**
   * Compares one read model.
   *
   * @returns the differences in words, and whether both cover the same events: one may have newer ones
   */
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
    // The checkpoint is that of the slowest lane; the others may be ahead of it.
    return { difference, isStill: reached === this.seq && numbered === this.seq };
  }
}
