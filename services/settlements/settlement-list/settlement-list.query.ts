import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { addDays } from '../../kernel/business-days.js';
import { Clock, parseTokyoDate, type TokyoDate, toTokyoDate, toTokyoIso } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EXTERNAL_PROVIDERS } from '../../platform/payments/providers.shared.js';
import type { SettlementResource } from './settlement-list.contract.js';

/** Returns the matching days of providers, in the requested order. */
export class GetSettlements extends Query<readonly SettlementResource[]> {
  constructor(readonly list: Pick<AdminList, 'orderBy' | 'filter'>) {
    super();
  }
}

export const SETTLEMENT_RULES = {
  sortable: {
    id: 'id',
    day: 'day',
    provider: 'provider',
    open_yen: 'open_yen',
    payout: 'payout',
    awaited_yen: 'awaited_yen',
  },
  filterable: ['id', 'provider', 'from', 'to', 'open', 'awaited'],
  first: ['day', 'DESC'],
} as const;

const DAYS_BY_DEFAULT = 92;
const MAX_DAYS = 400;

const NO_DAY = {
  ja: '日付は 2026-01-31 の形で指定してください。',
  en: 'Enter a day like 2026-01-31.',
};
const TOO_LONG = {
  ja: `一度に表示できるのは${MAX_DAYS}日までです。期間を短くしてください。`,
  en: `At most ${MAX_DAYS} days are shown at once. Choose a shorter period.`,
};

type SettlementRow = Omit<SettlementResource, 'imported_at'> & { readonly imported_at: Date | null };

const OF_DAYS = 'provider = any($1::text[]) and day between $2::date and $3::date';

const READ = `with ours as (
    select provider, day, sum(yen) as ours_yen, sum(yen - coalesce(settled_yen, 0)) as open_yen,
        count(*) filter (where list = 'missing' and settled_yen is null) as ours_only
      from payments.movements where ${OF_DAYS} group by provider, day),
  theirs as (
    select provider, day, sum(yen) as theirs_yen, sum(fee) as fee,
        count(*) filter (where list = 'matched') as matched, count(*) filter (where list = 'other-amount') as other_amount,
        count(*) filter (where list = 'surplus') as theirs_only
      from payments.settlement_lines where ${OF_DAYS} group by provider, day),
  imported as (select provider, day, imported_at, completed_at, payout_yen, paid_out_yen from payments.settlements where ${OF_DAYS}),
  days as (
    select provider || '-' || to_char(day, 'YYYY-MM-DD') as id, provider, to_char(day, 'YYYY-MM-DD') as day,
        case when imported_at is null then 'awaited' when completed_at is null then 'under-way' else 'done' end as state,
        imported_at, coalesce(ours_yen, 0)::bigint as ours_yen, coalesce(theirs_yen, 0)::bigint as theirs_yen,
        coalesce(fee, 0)::bigint as fee, (coalesce(theirs_yen, 0) - coalesce(fee, 0))::bigint as payout,
        coalesce(paid_out_yen, 0)::bigint as paid_out_yen,
        case when completed_at is null then 0 else payout_yen - paid_out_yen end::bigint as awaited_yen,
        coalesce(open_yen, 0)::bigint as open_yen, coalesce(matched, 0)::int as matched,
        coalesce(other_amount, 0)::int as other_amount, coalesce(theirs_only, 0)::int as theirs_only,
        coalesce(ours_only, 0)::int as ours_only
      from ours full join theirs using (provider, day) full join imported using (provider, day))
  select * from days where ($4::text[] is null or id = any($4)) and (not $5 or open_yen <> 0 or theirs_only > 0)
    and (not $6 or awaited_yen <> 0)`;

const dayIn = (field: string, text: string | undefined): TokyoDate | null => {
  if (text === undefined || text === '') return null;
  const day = parseTokyoDate(text);
  if (!day) throw new RefusedError(400, buildFieldError(field, NO_DAY));
  return day;
};

/** Returns true if a filter is switched on. */
const isOn = (value: readonly string[] | undefined): boolean => value?.[0] === 'true';

const periodOf = (
  { id, from, to, awaited }: AdminList['filter'],
  today: TokyoDate,
): readonly [TokyoDate, TokyoDate] => {
  const named = id?.map((one) => parseTokyoDate(one.slice(-10))).filter((day) => day !== null) ?? [];
  if (named.length > 0) return [named.toSorted()[0]!, named.toSorted().at(-1)!];
  const last = dayIn('to', to?.[0]) ?? today;
  const first = dayIn('from', from?.[0]) ?? addDays(last, 1 - (isOn(awaited) ? MAX_DAYS : DAYS_BY_DEFAULT));
  if (addDays(first, MAX_DAYS) < last) throw new RefusedError(400, buildFieldError('from', TOO_LONG));
  return [first, last];
};

@QueryHandler(GetSettlements)
export class GetSettlementsHandler implements IQueryHandler<GetSettlements> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ list: { orderBy, filter } }: GetSettlements): Promise<readonly SettlementResource[]> {
    const [first, last] = periodOf(filter, toTokyoDate(this.clock.now()));
    const which = [filter.id ?? null, isOn(filter.open), isOn(filter.awaited)];
    const values = [filter.provider ?? EXTERNAL_PROVIDERS, first, last, ...which];
    const { rows } = await this.database.pool.query<SettlementRow>(`${READ} order by ${orderBy}`, values);
    return rows.map(({ imported_at, ...row }) => ({ ...row, imported_at: imported_at && toTokyoIso(imported_at) }));
  }
}
