import { parts } from '../../dist/services/parts.js';
import { foldRows, loadRows, saveRows, touchedKeys } from '../../dist/services/platform/projections/rows.js';
import { logBehind } from './log-reader.mjs';

const PROJECTIONS = parts.flatMap((part) => part.projections ?? []);
/** Times that a read model is compared that moves while it is. */
const AGAIN = 20;
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
    const found = [];
    await this.#advance();
    for (const projection of PROJECTIONS) {
      let difference = await this.#compare(projection);
      // A fact came meanwhile: the live one has it, ours not yet, or the other way round.
      for (let again = 0; difference?.reached !== undefined && again < AGAIN; again++) {
        await this.#advance();
        difference = await this.#compare(projection);
      }
      if (difference) found.push(difference.words);
    }
    return found;
  }

  async #advance() {
    for await (const { rows, events } of logBehind(this.pool, this.seq)) {
      for (const projection of PROJECTIONS) await this.#fold(projection, events);
      this.seq = rows.at(-1).seq;
    }
  }

  async #fold(projection, events) {
    const keys = touchedKeys(projection, events);
    if (keys.length === 0) return;
    const table = sideTableOf(projection);
    const rows = foldRows(projection, await loadRows(this.pool, projection, table, keys), events);
    await saveRows(this.pool, projection, table, rows);
  }

  async #compare({ name, table, columns }) {
    const rowsOf = (of) => `select ${Object.keys(columns).join(', ')} from ${of}`;
    const [live, side] = [rowsOf(table), rowsOf(sideTableOf({ name }))];
    const { rows } = await this.pool.query(
      `select (select count(*) from (${live} except ${side}) x) as surplus,
              (select count(*) from (${side} except ${live}) x) as missing,
              (select seq from store.readers where reader = $1) as reached`,
      [name],
    );
    const [{ surplus, missing, reached }] = rows;
    if (surplus + missing === 0) return undefined;
    const words = `${table} is no fold of the log: ${missing} rows missing or other, ${surplus} that should not be so`;
    return reached === this.seq ? { words } : { words, reached };
  }
}
