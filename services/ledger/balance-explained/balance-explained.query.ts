import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RecordedEvent } from '../../kernel/event.js';
import { isId } from '../../kernel/ids.js';
import { factOf } from '../../kernel/stream.js';
import { toTokyoIso } from '../../kernel/time.js';
import { CommandReasons } from '../../operators/index.js';
import { Database } from '../../platform/database/database.js';
import { type EventRow, READ_COLUMNS, toRecordedEvent } from '../../platform/store/event-row.js';
import { type WalletEvent, walletStream, walletStreamOf } from '../../points/index.js';
import { paymentsOf } from '../rows/payments.rows.js';
import type { BalanceExplained } from './balance-explained.contract.js';
import { explainBalance, type OperatorsOfEntries } from './explain-balance.js';

/** Explains a balance; null for a member without a wallet. `at` null means now. */
export class GetBalanceExplained extends Query<BalanceExplained | null> {
  constructor(
    readonly memberId: string,
    readonly at: Date | null,
    readonly now: Date,
  ) {
    super();
  }
}

/** One statement reads the wallet and its entries at the same moment. */
const READ = `select w.paid, w.free, w.coin,
    (select json_agg(e order by e.stream_version) from (
      select ${READ_COLUMNS('e')} from store.events e where e.stream_id = $2) e) as events
  from points.wallets w where w.member_id = $1`;

interface Row {
  readonly paid: number;
  readonly free: number;
  readonly coin: number;
  readonly events:
    | readonly (Omit<EventRow, 'effective_at' | 'recorded_at'> & {
        readonly effective_at: string;
        readonly recorded_at: string;
      })[]
    | null;
}

const entriesOf = ({ events }: Row): RecordedEvent<WalletEvent>[] =>
  (events ?? []).map(({ effective_at, recorded_at, ...row }) => {
    const times = { effective_at: new Date(effective_at), recorded_at: new Date(recorded_at) };
    return factOf(walletStream, toRecordedEvent({ ...row, ...times }));
  });

@QueryHandler(GetBalanceExplained)
export class GetBalanceExplainedHandler implements IQueryHandler<GetBalanceExplained> {
  constructor(
    private readonly database: Database,
    private readonly reasons: CommandReasons,
  ) {}

  async execute({ memberId, at, now }: GetBalanceExplained): Promise<BalanceExplained | null> {
    if (!isId(memberId)) return null;
    const { rows } = await this.database.pool.query<Row>(READ, [memberId, walletStreamOf(memberId)]);
    const row = rows[0];
    if (!row) return null;
    const entries = entriesOf(row);
    const operators = await this.operatorsOf(memberId, entries);
    // Another process's clock may be slightly ahead.
    const instant = at ?? new Date(Math.max(now.getTime(), ...entries.slice(-1).map((e) => e.effectiveAt.getTime())));
    const wallet = at === null ? { paid: row.paid, free: row.free, coins: row.coin } : null;
    const documents = entries.map(({ data: { document } }) => ({ kind: document.kind, document: document.id }));
    const payments = [...(await paymentsOf(this.database.pool, documents)).values()];
    return { id: memberId, at: toTokyoIso(instant), wallet, payments, ...explainBalance(entries, instant, operators) };
  }

  private async operatorsOf(memberId: string, entries: readonly RecordedEvent[]): Promise<OperatorsOfEntries> {
    const theirs = entries.filter(({ actor }) => actor.startsWith('operator:'));
    const auditEntries = theirs.map(({ actor, recordedAt }) => ({ actor, at: recordedAt, subject: memberId }));
    const explained = await this.reasons.of(auditEntries);
    return new Map(theirs.flatMap(({ eventId }, i) => (explained[i] ? [[eventId, explained[i]]] : [])));
  }
}
