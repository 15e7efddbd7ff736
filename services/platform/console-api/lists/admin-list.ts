import { fieldError, INVALID, RefusedError } from '../../http/envelope.js';

/** The query of a list as `ra-data-simple-rest` writes it, JSON in each. */
export interface ListQuery {
  readonly sort?: unknown;
  readonly range?: unknown;
  readonly filter?: unknown;
}

/** What may be asked of a list. */
export interface ListRules {
  /** The fields to sort by, each with its SQL; `id` makes every order total. */
  readonly sortable: { readonly id: string; readonly [field: string]: string };
  /** The fields to filter by. */
  readonly filterable: readonly string[];
  /** The order when none is asked for. */
  readonly first: readonly [field: string, direction: 'ASC' | 'DESC'];
}

/** A list's query, checked: nothing of it but what the rules name can reach the SQL. */
export interface AdminList {
  /** What follows `order by`. */
  readonly orderBy: string;
  readonly from: number;
  /** Rows at the most. */
  readonly limit: number;
  /** The values wanted of each field; a field that is absent is not asked about. */
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

const ROWS_BY_DEFAULT = 25;
const MOST_ROWS = 1000;

const refuse = (parameter: string): never => {
  throw new RefusedError(400, fieldError(parameter, INVALID));
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
  if (Number(from) < 0 || limit < 1 || limit > MOST_ROWS) return refuse('range');
  return { from: Number(from), limit };
};

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' ? !value.includes('\0') : typeof value === 'number' || typeof value === 'boolean';

const filterOf = (query: ListQuery, rules: ListRules): AdminList['filter'] => {
  const filter = parsed(query, 'filter', {});
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return refuse('filter');
  const wanted = Object.entries(filter).map(([field, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (!rules.filterable.includes(field) || values.length > MOST_ROWS || !values.every(isScalar)) refuse('filter');
    return [field, values.map(String)] as const;
  });
  return Object.fromEntries(wanted);
};

/** @throws RefusedError 400 under `sort`, `range` or `filter` */
export const adminList = (query: ListQuery, rules: ListRules): AdminList => ({
  orderBy: orderOf(query, rules),
  ...rangeOf(query),
  filter: filterOf(query, rules),
});
