import { isId } from '../../kernel/ids.js';
import { instantOf } from '../../platform/console-api/lists/instant-of.js';
import { fieldError, INVALID, RefusedError } from '../../platform/http/envelope.js';

type Filter = Readonly<Partial<Record<string, readonly string[]>>>;

/** What may be asked of a list of payments. */
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

/** Nobody has known for so long whether the provider has acted. */
const UNKNOWN = (now: string): string =>
  `(p.silent_since < ${now} - interval '15 minutes' or (p.status = 'requested' and p.requested_at < ${now} - interval '15 minutes'))`;

/** Its alarms, that of the clock among them. @param now which value is the present moment */
export const ALARMS = (now: string): string =>
  `case when ${UNKNOWN(now)} then p.alarms || array['unknown'] else p.alarms end`;

/** How many payments somebody must look at, by why; by PostgreSQL's clock, as all that is measured. */
export const ALARMS_COUNTED = `select alarm, count(*) as value from (
    select unnest(p.alarms) as alarm from payments.payments p where p.alarms <> '{}'
    union all
    select 'unknown' from payments.payments p where (p.status = 'requested' or p.silent_since is not null) and ${UNKNOWN('now()')}
  ) a group by alarm`;

/** How many payments somebody must look at, each once. @param now which value is the present moment */
export const ALARMED_PAYMENTS = (now: string): string => `(select count(*) from payments.payments p
    where p.alarms <> '{}' or ((p.status = 'requested' or p.silent_since is not null) and ${UNKNOWN(now)}))`;

/** A condition with its value; `$` stands for it. */
type Condition = readonly [sql: string, value: unknown];

const HAS_NUMBER =
  'exists (select from payments.details o where o.payment_id = p.payment_id and o.number = any($::text[]))';

const wholeOf = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new RefusedError(400, fieldError('yen', INVALID));
  return Number(text);
};

/** The conditions of a search, whose text is told by its looks: an id, an amount, or a number or reference. */
const searched = (text: string): Condition => {
  const wanted = text.normalize('NFKC').trim();
  if (isId(wanted.toLowerCase())) return ['(p.payment_id = $::uuid or p.member_id = $::uuid)', wanted.toLowerCase()];
  return [
    `(p.provider_ref = $::text or p.payment_id in (select o.payment_id from payments.details o where o.number = $::text))`,
    wanted,
  ];
};

/** Those that somebody must look at, for whatever reason or for one. */
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

/** `from … where …` for payments that match. @throws RefusedError 400 under the field that cannot be read */
export const matching = (
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
