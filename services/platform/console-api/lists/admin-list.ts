import { buildFieldError, INVALID, RefusedError } from '../../http/responses/envelope.js';

/** The query of a list as `ra-data-simple-rest` writes it: each value is JSON. */
export interface ListQuery {
  readonly sort?: unknown;
  readonly range?: unknown;
  readonly filter?: unknown;
}

/** The allowed sort fields and filters of a list. */
export interface ListRules {
  /** The fields to sort by, each with its SQL; `id` makes every order total. */
  readonly sortable: { readonly id: string; readonly [field: string]: string };
  /** The fields to filter by. */
  readonly filterable: readonly string[];
  /** The default order. */
  readonly first: readonly [field: string, direction: 'ASC' | 'DESC'];
}

/** A checked query of a list. Only fields that the rules name can reach the SQL. */
export interface AdminList {
  /** The SQL after `order by`. */
  readonly orderBy: string;
  readonly from: number;
  /** The maximum number of rows. */
  readonly limit: number;
  /** The allowed values of each filtered field. */
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

const ROWS_BY_DEFAULT = 25;
const MAX_ROWS = 1000;

const refuse = (parameter: string): never => {
  throw new RefusedError(400, buildFieldError(parameter, INVALID));
};

const parsed = (query: ListQuery, parameter: keyof ListQuery, otherwise: unknown): unknown => {
  const text = query[parameter];
  if (text === undefined || text === '') return otherwise;
  try {
    return JSON.parse(String(text));
  } catch {
    return refuse(parameter);
  }
};

const orderOf = (query: ListQuery, rules: ListRules): string => {
  const sort = parsed(query, 'sort', rules.first);
  if (!Array.isArray(sort) || sort.length !== 2) return refuse('sort');
  const [field, direction] = sort as unknown[];
  if (typeof field !== 'string' || !Object.hasOwn(rules.sortable, field)) return refuse('sort');
  if (direction !== 'ASC' && direction !== 'DESC') return refuse('sort');
  const order = `${rules.sortable[field]} ${direction}`;
  return field === 'id' ? order : `${order}, ${rules.sortable.id} ${direction}`;
};

const rangeOf = (query: ListQuery): { from: number; limit: number } => {
  const range = parsed(query, 'range', [0, ROWS_BY_DEFAULT - 1]);
  if (!Array.isArray(range) || range.length !== 2) return refuse('range');
  const [from, to] = range as unknown[];
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) return refuse('range');
  const limit = Number(to) - Number(from) + 1;
  if (Number(from) < 0 || limit < 1 || limit > MAX_ROWS) return refuse('range');
  return { from: Number(from), limit };
};

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' ? !value.includes('\0') : typeof value === 'number' || typeof value === 'boolean';

const filterOf = (query: ListQuery, rules: ListRules): AdminList['filter'] => {
  const filter = parsed(query, 'filter', {});
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return refuse('filter');
  const entries = Object.entries(filter).map(([field, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (!rules.filterable.includes(field) || values.length > MAX_ROWS || !values.every(isScalar)) refuse('filter');
    return [field, values.map(String)] as const;
  });
  return Object.fromEntries(entries);
};

/** Parses and checks the query of a list. @throws RefusedError 400 under `sort`, `range` or `filter` */
export const parseListQuery = (query: ListQuery, rules: ListRules): AdminList => ({
  orderBy: orderOf(query, rules),
  ...rangeOf(query),
  filter: filterOf(query, rules),
});
