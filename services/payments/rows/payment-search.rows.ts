import { isId } from '../../kernel/ids.js';
import { instantOf } from '../../platform/console-api/lists/instant-of.js';
import { buildFieldError, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';

type Filter = Readonly<Partial<Record<string, readonly string[]>>>;

/** The filters and orders of a list of payments. */
export const LIST_RULES = {
  sortable: {
    id: 'p.payment_id',
    requested_at: 'p.requested_at',
    due_at: 'p.due_at',
    paid_at: 'p.paid_at',
    yen: 'p.yen',
    status: 'p.status',
    method: 'p.method',
  },
  filterable: [
    'id',
    'member_id',
    'status',
    'method',
    'provider',
    'yen',
    'number',
    'reference',
    'from',
    'to',
    'alarm',
    'q',
  ],
  first: ['requested_at', 'DESC'],
} as const;

/** The SQL condition for a provider that has been silent for too long. */
const UNKNOWN = (now: string): string =>
  `(p.silent_since < ${now} - interval '15 minutes' or (p.status = 'requested' and p.requested_at < ${now} - interval '15 minutes'))`;

/** The SQL of a payment's alarms, including the one by time. @param now the placeholder of the current time */
export const ALARMS = (now: string): string =>
  `case when ${UNKNOWN(now)} then p.alarms || array['unknown'] else p.alarms end`;

/** Counts payments that need attention by alarm, with PostgreSQL's clock, as for all metrics. */
export const ALARMS_COUNTED = `select alarm, count(*) as value from (
    select unnest(p.alarms) as alarm from payments.payments p where p.alarms <> '{}'
    union all
    select 'unknown' from payments.payments p where (p.status = 'requested' or p.silent_since is not null) and ${UNKNOWN('now()')}
  ) a group by alarm`;

/** Counts payments that need attention, each once. @param now the placeholder of the current time */
export const ALARMED_PAYMENTS = (now: string): string => `(select count(*) from payments.payments p
    where p.alarms <> '{}' or ((p.status = 'requested' or p.silent_since is not null) and ${UNKNOWN(now)}))`;

/** An SQL condition with its value; `$` stands for the value. */
type Condition = readonly [sql: string, value: unknown];

const HAS_NUMBER =
  'exists (select from payments.details o where o.payment_id = p.payment_id and o.number = any($::text[]))';

const wholeOf = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new RefusedError(400, buildFieldError('yen', INVALID));
  return Number(text);
};

/** Returns the conditions of a search. The format of the text decides: an id, an amount, or a number or reference. */
const searched = (text: string): Condition => {
  const searchText = text.normalize('NFKC').trim();
  if (isId(searchText.toLowerCase()))
    return ['(p.payment_id = $::uuid or p.member_id = $::uuid)', searchText.toLowerCase()];
  return [
    `(p.provider_ref = $::text or p.payment_id in (select o.payment_id from payments.details o where o.number = $::text))`,
    searchText,
  ];
};

/** Returns the condition for payments with any alarm, or a given one. */
const alarmed = (alarm: string, now: Date): Condition => {
  if (alarm === 'true') return [`(p.alarms <> '{}' or ${UNKNOWN('$::timestamptz')})`, now];
  return alarm === 'unknown' ? [UNKNOWN('$::timestamptz'), now] : ['p.alarms @> array[$::text]', alarm];
};

const conditionsOf = (filter: Filter, now: Date): Condition[] => {
  const { id, member_id, status, method, provider, yen, number, reference, alarm, q } = filter;
  const from = instantOf('from', filter.from?.[0]);
  const to = instantOf('to', filter.to?.[0]);
  return [
    ...(id ? [['p.payment_id = any($::uuid[])', id.filter(isId)] as const] : []),
    ...(member_id ? [['p.member_id = any($::uuid[])', member_id.filter(isId)] as const] : []),
    ...(status ? [['p.status = any($::text[])', status] as const] : []),
    ...(method ? [['p.method = any($::text[])', method] as const] : []),
    ...(provider ? [['p.provider = any($::text[])', provider] as const] : []),
    ...(yen ? [['p.yen = any($::integer[])', yen.map(wholeOf)] as const] : []),
    ...(number ? [[HAS_NUMBER, number] as const] : []),
    ...(reference ? [['p.provider_ref = any($::text[])', reference] as const] : []),
    ...(from ? [['p.requested_at >= $::timestamptz', from] as const] : []),
    ...(to ? [['p.requested_at <= $::timestamptz', to] as const] : []),
    ...(alarm?.[0] && alarm[0] !== 'false' ? [alarmed(alarm[0], now)] : []),
    ...(q?.[0]?.trim() ? [searched(q[0])] : []),
  ];
};

/** Builds `from … where …` for matching payments. @throws RefusedError 400 under the invalid field */
export const buildPaymentSearch = (
  filter: Filter,
  now: Date,
): { readonly where: string; readonly values: readonly unknown[] } => {
  const conditions = conditionsOf(filter, now);
  const sql = conditions.map(([condition], i) => ` and (${condition.replaceAll('$::', `$${i + 1}::`)})`);
  return {
    where: `from payments.payments p where true${sql.join('')}`,
    values: conditions.map(([, value]) => value),
  };
};
