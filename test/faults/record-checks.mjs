import { responseKeyOf } from './member-client.mjs';

const BATCH_SIZE = 500;
const REPEATED = 50;

/** SQL for a response without the half of its next CSRF token that is encrypted in storage. */
const comparable = (body) =>
  `regexp_replace(${body}, '"_csrf","value":"~?([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{22}"', '"_csrf","value":"\\1"')`;
const OTHER = `select u.key from unnest($1::text[], $2::text[]) u (key, body)
  left join store.answers a using (key) where ${comparable('a.body')} is distinct from ${comparable('u.body')}`;
const DRAWS = 'select draw_id, outcomes from draws.draws where member_id = any($1::uuid[])';
const BY_MEMBERS = `select data->>'drawId' as draw_id, data->'shipped' as shipped, data->'converted' as converted,
    data->'cards' as exchanged
  from store.events where (type = 'CardsExchanged' or type = 'CardsDecided' and data->>'by' = 'member') and partition_key = any($1)`;

/** Checks that the shop keeps every acknowledged result. */
export class RecordChecks {
  #checked = 0;

  constructor(pool, load) {
    Object.assign(this, { pool, load, record: load.record });
  }

  /**
   * Call it when no request is running.
   *
   * @param repeated number of recorded requests that are sent again
   * @returns the violations, in words
   */
  async look(repeated = REPEATED) {
    return [
      ...(await this.#kept()),
      ...(await this.#draws()),
      ...(await this.#outcomes()),
      ...(await this.#repeat(repeated)),
    ];
  }

  /** Checks that every response since the last call is stored. `#repeat` checks that it is returned to the byte. */
  async #kept() {
    const faults = [];
    for (; this.#checked < this.record.count; this.#checked += BATCH_SIZE) {
      const entries = this.record.entries(this.#checked, BATCH_SIZE);
      const { rows } = await this.pool.query(OTHER, [entries.map(responseKeyOf), entries.map(({ body }) => body)]);
      faults.push(...rows.map(({ key }) => `the acknowledged response ${key} is not stored, or differs`));
    }
    this.#checked = this.record.count;
    return faults;
  }

  /** Checks that the members' draws are exactly the acknowledged ones. */
  async #draws() {
    const { members, draws } = this.load.expected;
    const { rows } = await this.pool.query(DRAWS, [[...members]]);
    const there = new Map(rows.map(({ draw_id, outcomes }) => [draw_id, outcomes]));
    const lost = [...draws].filter(([id, { cards }]) => there.get(id)?.length !== cards);
    const surplus = [...there.keys()].filter((id) => !draws.has(id));
    return [
      ...lost.map(([id]) => `the acknowledged draw ${id} is lost, or differs`),
      ...surplus.map((id) => `the draw ${id} was never acknowledged, though every write was answered`),
    ];
  }

  /** Checks that the members' decisions are exactly the acknowledged ones. */
  async #outcomes() {
    const { members, outcomes } = this.load.expected;
    const { rows } = await this.pool.query(BY_MEMBERS, [[...members]]);
    const there = new Map();
    for (const { draw_id, shipped, converted, exchanged } of rows) {
      for (const card of shipped ?? []) there.set(`${draw_id}.${card}`, 's');
      for (const card of converted ?? []) there.set(`${draw_id}.${card}`, 'c');
      for (const card of exchanged ?? []) there.set(`${draw_id}.${card}`, 'x');
    }
    const other = new Set([...outcomes.keys(), ...there.keys()]);
    return [...other]
      .filter((card) => outcomes.get(card) !== there.get(card))
      .map((card) => `card ${card} was decided as ${there.get(card)}, acknowledged as ${outcomes.get(card)}`);
  }

  async #repeat(most) {
    const { record, load } = this;
    const faults = [];
    const step = Math.max(1, Math.floor(record.count / most));
    for (let i = record.count - 1; i >= 0; i -= step)
      await load.confirm(record.entry(i)).catch((error) => faults.push(error.message));
    return faults;
  }
}
