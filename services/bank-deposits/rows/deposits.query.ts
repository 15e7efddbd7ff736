import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { upcast } from '../../kernel/event-declaration.js';
import { isId } from '../../kernel/ids.js';
import { yen } from '../../kernel/money.js';
import { toTokyoIso } from '../../kernel/time.js';
import { CommandReasons } from '../../operators/index.js';
import { IS_SOLD } from '../../payments/index.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import { toSenderKey } from '../../platform/payments/bank/sender-name.js';
import { EXTERNAL_PROVIDERS } from '../../platform/payments/providers.shared.js';
import { depositStreamOf } from '../streams/deposit.state.js';
import { type OpenPayout, payoutsOf } from '../streams/open-payouts.js';
import { suggestPayments } from '../streams/suggest-payments.js';
import type {
  DepositHappening,
  DepositResource,
  DepositSuggestion,
  PaidOutDay,
  PayoutSuggestion,
  SmallerCourse,
} from '../wire/deposit.contract.js';
import { depositHappening, type FactRow, toPaidOutDay } from '../wire/deposit-resource.js';
import { buildDepositSearch } from './deposit-search.rows.js';
import { TRANSFER_COLUMNS, type TransferRow, transferOf } from './match-context.rows.js';
import { readOpenPayouts } from './payouts.rows.js';

/** Loads matching deposits, and their total number. */
export class GetDeposits extends Query<{ readonly rows: readonly DepositResource[]; readonly total: RowCount }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Loads a deposit with its history and suggested payments; null for an unknown id. */
export class GetDeposit extends Query<DepositResource | null> {
  constructor(readonly depositId: string) {
    super();
  }
}

interface DepositRow
  extends Omit<
    DepositResource,
    'received_at' | 'suggestions' | 'smaller_courses' | 'payouts' | 'payout_suggestions' | 'history'
  > {
  readonly received_at: Date;
}

const COLUMNS = `d.deposit_id as id, d.booked_on::text as booked_on, d.received_at, d.yen, d.held_yen, d.status, d.because,
  d.matched_by, d.payment_id, d.enquiry, d.is_reversal, s.number, s.sender, d.version`;
const SENDERS = 'left join payments.deposit_senders s on s.deposit_id = d.deposit_id';
const FACTS = `select event_id as id, type, actor, effective_at, recorded_at, schema_version as "schemaVersion", data from store.events
  where stream_id = $1 order by stream_version`;
/** Selects payments with its number, its name or a similar amount, the newest first. */
const CANDIDATES = `with meant as (
    select payment_id from payments.details where number = $1
    union select payment_id from payments.details where sender_key = $2 and $2 <> ''
    union (select payment_id from payments.payments where method = 'bank-transfer' and status <> 'paid'
      and yen between $3 and $3 + 880 order by yen, requested_at desc limit 500))
  select ${TRANSFER_COLUMNS}, d.content ->> 'sender' as sender
    from meant join payments.payments p using (payment_id) left join payments.details d using (payment_id)
   where p.method = 'bank-transfer' order by p.requested_at desc limit 1000`;
const SMALLER = `select c.id as course_id, c.price, c.point, c.bonus_point, c.bonus_coin
    from payments.courses c
   where ${IS_SOLD} and c.price <= $2
     and exists (select from payments.payments p where p.payment_id = $1 and p.status in ('expired', 'failed', 'cancelled'))
   order by c.price desc, c.position limit 5`;

const PAYOUTS = `select provider, to_char(day, 'YYYY-MM-DD') as day, yen from payments.payouts o
  where deposit_id = $1 order by o.day`;

const resourceOf = ({ received_at, ...row }: DepositRow): DepositResource => ({
  ...row,
  received_at: toTokyoIso(received_at),
});

@QueryHandler(GetDeposits)
export class GetDepositsHandler implements IQueryHandler<GetDeposits> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetDeposits) {
    const { pool } = this.database;
    const { where, values } = buildDepositSearch(filter);
    const total = await countRows(pool, where, values, from + limit);
    const [first, second] = [1, 2].map((i) => `$${values.length + i}`);
    const page = `select d.* ${where} order by ${orderBy} offset ${first} limit ${second}`;
    const { rows } = await pool.query<DepositRow>(`select ${COLUMNS} from (${page}) d ${SENDERS} order by ${orderBy}`, [
      ...values,
      from,
      limit,
    ]);
    return { rows: rows.map(resourceOf), total };
  }
}

@QueryHandler(GetDeposit)
export class GetDepositHandler implements IQueryHandler<GetDeposit> {
  constructor(
    private readonly database: Database,
    private readonly reasons: CommandReasons,
  ) {}

  async execute({ depositId }: GetDeposit): Promise<DepositResource | null> {
    if (!isId(depositId)) return null;
    const text = `select ${COLUMNS} from payments.deposits d ${SENDERS} where d.deposit_id = $1`;
    const { rows } = await this.database.pool.query<DepositRow>(text, [depositId]);
    if (!rows[0]) return null;
    const deposit = resourceOf(rows[0]);
    const [history, suggestions, smaller_courses, payouts, payout_suggestions] = await Promise.all([
      this.historyOf(depositId),
      this.suggestionsFor(deposit),
      this.smallerCoursesFor(deposit),
      this.payoutsOf(depositId),
      this.payoutsFor(deposit),
    ]);
    return { ...deposit, suggestions, smaller_courses, payouts, payout_suggestions, history };
  }

  private async suggestionsFor(deposit: DepositResource): Promise<DepositSuggestion[]> {
    const { status, because, number, sender, held_yen } = deposit;
    if (status !== 'held' || because === 'reversal') return [];
    const key = toSenderKey((sender ?? '').normalize('NFKC').replace(/^\s*\d{5}(?!\d)/, ''));
    const { rows } = await this.database.pool.query<TransferRow & { sender: string | null }>(CANDIDATES, [
      number,
      key,
      held_yen,
    ]);
    const candidates = rows.map((row) => ({ ...transferOf(row), sender: row.sender, requestedAt: row.requestedAt }));
    return suggestPayments({ number, key, heldYen: yen(held_yen) }, candidates).map(
      ({ transfer, reasons, shortYen }) => ({
        payment_id: transfer.paymentId,
        member_id: transfer.memberId,
        yen: transfer.yen,
        status: transfer.status as DepositSuggestion['status'],
        number: transfer.number,
        sender: transfer.sender,
        requested_at: toTokyoIso(transfer.requestedAt),
        reasons,
        short_yen: shortYen,
      }),
    );
  }

  private async smallerCoursesFor({
    status,
    because,
    payment_id,
    held_yen,
  }: DepositResource): Promise<SmallerCourse[]> {
    if (status !== 'held' || because !== 'too-little') return [];
    return (await this.database.pool.query<SmallerCourse>(SMALLER, [payment_id, held_yen])).rows;
  }

  private async payoutsOf(depositId: string): Promise<readonly PaidOutDay[]> {
    return (await this.database.pool.query<OpenPayout>(PAYOUTS, [depositId])).rows.map(toPaidOutDay);
  }

  private async payoutsFor({ status, because, held_yen, booked_on }: DepositResource): Promise<PayoutSuggestion[]> {
    if (status !== 'held' || because === 'reversal' || held_yen === 0) return [];
    const open = await readOpenPayouts(this.database.pool, EXTERNAL_PROVIDERS);
    const sum = { yen: yen(held_yen), bookedOn: booked_on };
    return EXTERNAL_PROVIDERS.flatMap((provider) => {
      const ways = payoutsOf(
        sum,
        open.filter((one) => one.provider === provider),
      );
      return ways.map((days) => ({ days: days.map(toPaidOutDay) }));
    });
  }

  private async historyOf(depositId: string): Promise<DepositHappening[]> {
    const { rows } = await this.database.pool.query<FactRow>(FACTS, [depositStreamOf(depositId)]);
    const commands = rows.map(({ actor, recorded_at }) => ({ actor, at: recorded_at, subject: depositId }));
    const explained = await this.reasons.of(commands);
    return rows.map((fact, i) => depositHappening(upcast(fact), explained[i] ?? null));
  }
}
