import { isId } from '../../kernel/ids.js';
import { instantOf } from '../../platform/console-api/lists/instant-of.js';
import { buildFieldError, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';
import { addMillisecond, BEGINNING } from '../rows/books.rows.js';
import { classOf } from '../streams/ledger-lines.js';

/** The filters of the list of entries. */
export const ENTRY_FILTERS = [
  'id',
  'account',
  'member_id',
  'document',
  'kind',
  'unit',
  'lot_id',
  'operator_id',
  'from',
  'to',
  'amount_from',
  'amount_to',
] as const;

type Values = readonly string[];
type Filter = Readonly<Partial<Record<string, Values>>>;

/** SQL conditions on `ledger.ledger_entries` and their values. */
export interface EntryFilter {
  /** The text after `where`; `true` for all. */
  readonly where: string;
  readonly values: readonly unknown[];
  /** The requested time range with both ends; undefined if it is open. */
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  /** Set if daily and hourly sums can answer the query. */
  readonly summed: SummedFilter | null;
}

/** A query for classes of accounts in a time range. */
export interface SummedFilter {
  readonly from: Date;
  readonly before: Date;
  matches(of: { readonly unit: string; readonly account_class: string; readonly kind: string }): boolean;
}

const END = new Date('9999-12-31T00:00:00Z');
const UNITS = ['points', 'coins'];
/** Only an account of one member is not a class. */
const isClass = (account: string): boolean => classOf(account) === account;

const wholeOf = (field: string, text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,12}$/.test(text)) throw new RefusedError(400, buildFieldError(field, INVALID));
  return Number(text);
};

const anyOf = (column: string, type: string, values: Values, add: (value: unknown) => string): string =>
  values.length === 1 ? `${column} = ${add(values[0])}::${type}` : `${column} = any(${add(values)}::${type}[])`;

/** The account of a member is their part of a class. */
const anyOfAccounts = (accounts: Values, add: (value: unknown) => string): string => {
  const classes = accounts.filter(isClass);
  const ofMembers = accounts
    .filter((account) => !isClass(account))
    .map((account) => {
      const [, owner] = account.split(':');
      return isId(owner) ? `(account_class = ${add(classOf(account))} and member_id = ${add(owner)}::uuid)` : 'false';
    });
  return `(${[...(classes.length > 0 ? [anyOf('account_class', 'text', classes, add)] : []), ...ofMembers].join(' or ')})`;
};

const idsOf = (values: Values): Values => values.filter(isId);

/**
 * Parses a filter of the list.
 *
 * @throws RefusedError 400 under the invalid field
 */
export const entryFilterOf = (filter: Filter): EntryFilter => {
  const values: unknown[] = [];
  const where: string[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const valuesOf = (field: string): Values | undefined =>
    filter[field]?.some((value) => value !== '') ? filter[field] : undefined;
  const from = instantOf('from', valuesOf('from')?.[0]);
  const to = instantOf('to', valuesOf('to')?.[0]);
  const low = wholeOf('amount_from', valuesOf('amount_from')?.[0]);
  const high = wholeOf('amount_to', valuesOf('amount_to')?.[0]);

  if (from) where.push(`at >= ${add(from)}`);
  if (to) where.push(`at < ${add(addMillisecond(to))}`);
  const units = valuesOf('unit');
  if (units?.length === 1 && UNITS.includes(units[0]!)) where.push(`unit = '${units[0]}'`);
  else if (units) where.push(anyOf('unit', 'text', units, add));
  const accounts = valuesOf('account');
  if (accounts) where.push(anyOfAccounts(accounts, add));
  const kinds = valuesOf('kind');
  if (kinds) where.push(anyOf('kind', 'text', kinds, add));
  const isSummed = where.length;

  const members = valuesOf('member_id');
  if (members) where.push(anyOf('member_id', 'uuid', idsOf(members), add));
  const lots = valuesOf('lot_id');
  if (lots) {
    const ofLots = anyOf('lot_id', 'uuid', idsOf(lots), add);
    // Lines have no index of lots; a lot's lines are among those of its owner.
    where.push(ofLots, `member_id in (select member_id from points.lots where ${ofLots})`);
  }
  const ids = valuesOf('id');
  if (ids) where.push(anyOf('id', 'text', ids, add));
  const documents = valuesOf('document');
  if (documents) where.push(anyOf('document', 'text', documents, add));
  const operators = valuesOf('operator_id');
  if (operators)
    where.push(
      "actor like 'operator:%'",
      anyOf(
        'actor',
        'text',
        operators.map((id) => `operator:${id}`),
        add,
      ),
    );
  // Both signs match, because each entry has two sides.
  if (low !== undefined) where.push(`abs(amount) >= ${add(low)}`);
  if (high !== undefined) where.push(`abs(amount) <= ${add(high)}`);

  const summed: SummedFilter = {
    from: from ?? BEGINNING,
    before: to ? addMillisecond(to) : END,
    matches: (of) =>
      (!units || units.includes(of.unit)) &&
      (!accounts || accounts.includes(of.account_class)) &&
      (!kinds || kinds.includes(of.kind)),
  };
  const isOfClasses = where.length === isSummed && (accounts ?? []).every(isClass);
  return {
    where: where.length === 0 ? 'true' : where.join(' and '),
    values,
    from,
    to,
    summed: isOfClasses ? summed : null,
  };
};
