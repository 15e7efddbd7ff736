import { selectRarest } from '../../platform/console-api/lists/common-grams.rows.js';
import { toLikePattern } from '../../platform/database/like.js';
import type { ActsWanted, TextWanted } from './acts-wanted.js';

const WORDS = "(a.reason || ' ' || a.resource_id || ' ' || a.command)";

/** How the acts that have a text are found. */
export type Way =
  /** By the index of words, no more of them than this. */
  | { readonly byIndex: number }
  /** Among so many acts that are otherwise wanted, the first in this order, by looking into one after another. */
  | { readonly amongFirst: number; readonly orderBy: string };

/** SQL of what is wanted, its values numbered as they come. */
export class ActsSql {
  readonly values: unknown[] = [];
  private readonly table: string;
  private readonly conditions: readonly string[];
  private readonly meaning: string;

  constructor({ text, ...others }: ActsWanted, way: Way) {
    const conditions = this.othersThan(others);
    this.meaning = text === null ? 'true' : `(${this.meanings(text, way).join(' or ')})`;
    if ('byIndex' in way) {
      this.table = 'operators.audit_trail a';
      this.conditions = conditions;
      return;
    }
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    const first = `select a.* from operators.audit_trail a ${where} order by ${way.orderBy} limit ${way.amongFirst}`;
    this.table = `(${first}) a`;
    this.conditions = [];
  }

  /** From `from` on; each act is `a`, its operator `o`. */
  get from(): string {
    const where = [...this.conditions, this.meaning].join(' and ');
    return `from ${this.table} left join operators.operators o on o.id = a.operator_id where ${where}`;
  }

  /** How many acts are looked into one after another, and how many of them have the text. */
  get sample(): string {
    return `select count(*) as looked, count(*) filter (where ${this.meaning}) as having from ${this.table}`;
  }

  private othersThan(wanted: Omit<ActsWanted, 'text'>): string[] {
    const { ids, operatorIds, resources, resourceId, commands, reasonCodes, outcomes, from, to, readable } = wanted;
    const found: string[] = [];
    const any = (column: string, values: readonly unknown[] | null, type: string): void => {
      if (values !== null) found.push(`${column} = any(${this.value(values)}::${type})`);
    };
    any('a.id', ids, 'bigint[]');
    any('a.operator_id', operatorIds, 'uuid[]');
    any('a.resource', resources, 'text[]');
    if (resourceId !== null) found.push(`a.resource_id = ${this.value(resourceId)}`);
    any('a.command', commands, 'text[]');
    any('a.reason_code', reasonCodes, 'text[]');
    if (outcomes !== null) {
      const value = this.value(outcomes);
      found.push(`(a.outcome = any(${value}::text[])
        or 'refused' = any(${value}::text[]) and a.outcome <> all('{done,begun,failed}'))`);
    }
    if (from !== null) found.push(`a.at >= ${this.value(from)}::timestamptz`);
    if (to !== null) found.push(`a.at < ${this.value(to)}::timestamptz`);
    any('a.resource', readable, 'text[]');
    return found;
  }

  /** Each has an index of its own, so that PostgreSQL may look into all of them and join what it finds. */
  private meanings(text: TextWanted, way: Way): string[] {
    const { words, acts, operatorIds, subjects, amount } = text;
    const found = [this.inWords(words, way)];
    for (const act of acts) {
      const [resource = '', command = ''] = act.split('/');
      found.push(`(a.resource = ${this.value(resource)} and a.command = ${this.value(command)})`);
    }
    if (operatorIds.length > 0) found.push(`a.operator_id = any(${this.value(operatorIds)}::uuid[])`);
    for (const [resource, ids] of subjects)
      found.push(`(a.resource = ${this.value(resource)} and a.resource_id = any(${this.value(ids)}::text[]))`);
    if (amount !== null) found.push(`a.amount = ${this.value(amount)}`);
    return found;
  }

  /**
   * A single letter is in no index. What is found by words is found first, by itself: to cut the words of every act that
   * something else has found would take many times as long.
   */
  private inWords(words: string, way: Way): string {
    const like = `${WORDS} ilike ${this.value(toLikePattern(words))}`;
    if ('amongFirst' in way || words.length < 2) return like;
    const grams = `operators.grams(${this.value(words)}, '${words.length < 3 ? '{2}' : '{3}'}'::int[])`;
    return `a.id = any(array(select a.id from operators.audit_trail a
      where operators.grams(${WORDS}, '{2,3}') @> ${selectRarest(grams, 'operators.audit_trail_of_words')} and ${like} limit ${way.byIndex}))`;
  }

  private value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
