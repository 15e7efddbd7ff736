import { responseKeyOf } from './member-client.mjs';

const BATCH_SIZE = 500;
const REPEATED = 50;

/** An answer without the half of its next anti-forgery value that is hidden where it is kept. */
const comparable = (body) =>
  `regexp_replace(${body}, '"_csrf","value":"~?([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{22}"', '"_csrf","value":"\\1"')`;
const OTHER = `select u.key from unnest($1::text[], $2::text[]) u (key, body)
  left join store.answers a using (key) where ${comparable('a.body')} is distinct from ${comparable('u.body')}`;
const DRAWS = 'select draw_id, outcomes from draws.draws where member_id = any($1::uuid[])';
const BY_MEMBERS = `select data->>'drawId' as draw_id, data->'shipped' as shipped, data->'converted' as converted,
    data->'cards' as exchanged
  from store.events where (type = 'CardsExchanged' or type = 'CardsDecided' and data->>'by' = 'member') and partition_key = any($1)`;

/** Whether the shop stands by what it has acknowledged. */
export class RecordChecks {
  #checked = 0;

  constructor(pool, load) {
    Object.assign(this, { pool, load, record: load.record });
  }

  /**
   * To be called when nobody is at anything.
   *
   * @param repeated how many of all answers are asked for once more
   * @returns in words what is not as it was acknowledged
   */
  async look(repeated = REPEATED) {
    return [
      ...(await this.#kept()),
      ...(await this.#draws()),
      ...(await this.#outcomes()),
      ...(await this.#repeat(repeated)),
    ];
  }

  /** Every answer since the last look is kept. That it is given again to the byte is seen in `#repeat`. */
  async #kept() {
    const faults = [];
    for (; this.#checked < this.record.count; this.#checked += BATCH_SIZE) {
      const entries = this.record.entries(this.#checked, BATCH_SIZE);
      const { rows } = await this.pool.query(OTHER, [entries.map(responseKeyOf), entries.map(({ body }) => body)]);
      faults.push(...rows.map(({ key }) => `the acknowledged answer ${key} is not kept, or another`));
    }
    this.#checked = this.record.count;
    return faults;
  }

  /** The members' draws are those that were acknowledged: none lost, none twice. */
  async #draws() {
    const { members, draws } = this.load.expected;
    const { rows } = await this.pool.query(DRAWS, [[...members]]);
    const there = new Map(rows.map(({ draw_id, outcomes }) => [draw_id, outcomes]));
    const lost = [...draws].filter(([id, { cards }]) => there.get(id)?.length !== cards);
    const surplus = [...there.keys()].filter((id) => !draws.has(id));
    return [
      ...lost.map(([id]) => `the acknowledged draw ${id} is lost, or another`),
      ...surplus.map((id) => `the draw ${id} was never acknowledged, though every write was answered`),
    ];
  }

  /** What members have decided is what was acknowledged to them. */
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
