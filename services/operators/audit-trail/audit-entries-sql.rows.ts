import { selectRarest } from '../../platform/console-api/lists/common-grams.rows.js';
import { toLikePattern } from '../../platform/database/like.js';
import type { AuditEntryFilter, TextFilter } from './audit-entry-filter.js';

const WORDS = "(a.reason || ' ' || a.resource_id || ' ' || a.command)";

/** The way to find audit entries that match a text. */
export type Way =
  /** The index of words, with at most this many results. */
  | { readonly byIndex: number }
  /** A scan of the first entries in this order that match the other filters. */
  | { readonly amongFirst: number; readonly orderBy: string };

/** Builds the SQL of a filter, with numbered values. */
export class AuditEntriesSql {
  readonly values: unknown[] = [];
  private readonly table: string;
  private readonly conditions: readonly string[];
  private readonly meaning: string;

  constructor({ text, ...others }: AuditEntryFilter, way: Way) {
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

  /** Returns SQL from `from` on. The audit entry is `a`, its operator `o`. */
  get from(): string {
    const where = [...this.conditions, this.meaning].join(' and ');
    return `from ${this.table} left join operators.operators o on o.id = a.operator_id where ${where}`;
  }

  /** Returns SQL that counts the scanned entries and the matching ones. */
  get sample(): string {
    return `select count(*) as looked, count(*) filter (where ${this.meaning}) as having from ${this.table}`;
  }

  private othersThan(filter: Omit<AuditEntryFilter, 'text'>): string[] {
    const { ids, operatorIds, resources, resourceId, commands, reasonCodes, outcomes, from, to, readable } = filter;
    const conditions: string[] = [];
    const any = (column: string, values: readonly unknown[] | null, type: string): void => {
      if (values !== null) conditions.push(`${column} = any(${this.value(values)}::${type})`);
    };
    any('a.id', ids, 'bigint[]');
    any('a.operator_id', operatorIds, 'uuid[]');
    any('a.resource', resources, 'text[]');
    if (resourceId !== null) conditions.push(`a.resource_id = ${this.value(resourceId)}`);
    any('a.command', commands, 'text[]');
    any('a.reason_code', reasonCodes, 'text[]');
    if (outcomes !== null) {
      const value = this.value(outcomes);
      conditions.push(`(a.outcome = any(${value}::text[])
        or 'refused' = any(${value}::text[]) and a.outcome <> all('{done,begun,failed}'))`);
    }
    if (from !== null) conditions.push(`a.at >= ${this.value(from)}::timestamptz`);
    if (to !== null) conditions.push(`a.at < ${this.value(to)}::timestamptz`);
    any('a.resource', readable, 'text[]');
    return conditions;
  }

  /** Builds one condition per meaning. Each has an index of its own, so that PostgreSQL may combine them. */
  private meanings(text: TextFilter, way: Way): string[] {
    const { words, commandKeys, operatorIds, subjects, amount } = text;
    const conditions = [this.inWords(words, way)];
    for (const commandKey of commandKeys) {
      const [resource = '', command = ''] = commandKey.split('/');
      conditions.push(`(a.resource = ${this.value(resource)} and a.command = ${this.value(command)})`);
    }
    if (operatorIds.length > 0) conditions.push(`a.operator_id = any(${this.value(operatorIds)}::uuid[])`);
    for (const [resource, ids] of subjects)
      conditions.push(`(a.resource = ${this.value(resource)} and a.resource_id = any(${this.value(ids)}::text[]))`);
    if (amount !== null) conditions.push(`a.amount = ${this.value(amount)}`);
    return conditions;
  }

  /**
   * A single letter is in no index. Words are matched first and alone: testing the words of all other entries would take many
   * times as long.
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
