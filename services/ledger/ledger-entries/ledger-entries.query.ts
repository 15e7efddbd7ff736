import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CommandReasons } from '../../operators/index.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import { addUp, sumTurnoversBetween } from '../rows/books.rows.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';
import { auditEntryOf, ENTRY_COLUMNS, type EntryRow, resourceOf } from './entry.rows.js';
import type { EntryFilter, SummedFilter } from './entry-filter.rows.js';
import type { LedgerEntryListed } from './ledger-entries.contract.js';

/** A filter and an order of lines. Its SQL comes only from the list's rules. */
interface EntryListRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
}

/** Returns the matching lines and their number. */
export class GetLedgerEntries extends Query<{
  readonly rows: readonly LedgerEntryListed[];
  readonly total: RowCount;
}> {
  constructor(
    readonly request: EntryListRequest,
    readonly filter: EntryFilter,
  ) {
    super();
  }
}

/** Returns the sums of all matching lines. */
export class GetLedgerSums extends Query<Readonly<Record<Unit, Turnover>>> {
  constructor(readonly filter: EntryFilter) {
    super();
  }
}

const SUMS = `select unit, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as gained,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as lost, count(*) as lines
  from ledger.ledger_entries where`;
const NOTHING: Turnover = { gained: 0, lost: 0, lines: 0 };

const summedTurnovers = async (database: Database, { from, before, matches }: SummedFilter) =>
  (await sumTurnoversBetween(database.pool, from, before)).filter(matches);

@QueryHandler(GetLedgerEntries)
export class GetLedgerEntriesHandler implements IQueryHandler<GetLedgerEntries> {
  constructor(
    private readonly database: Database,
    private readonly reasons: CommandReasons,
  ) {}

  async execute({ request, filter }: GetLedgerEntries) {
    const [total, rows] = await Promise.all([
      this.count(filter, request.from + request.limit),
      this.listed(request, filter),
    ]);
    return { rows, total };
  }

  private async listed(request: EntryListRequest, { where, values }: EntryFilter): Promise<LedgerEntryListed[]> {
    const text = `select ${ENTRY_COLUMNS} from ledger.ledger_entries where ${where} order by ${request.orderBy}
      offset $${values.length + 1} limit $${values.length + 2}`;
    const { rows } = await this.database.pool.query<EntryRow>(text, [...values, request.from, request.limit]);
    const byOperators = rows.filter(({ actor }) => actor.startsWith('operator:'));
    const operators = await this.reasons.of(byOperators.map(auditEntryOf));
    return rows.map((row) => ({ ...resourceOf(row), operator: operators[byOperators.indexOf(row)] ?? null }));
  }

  /**
   * Daily and hourly sums know their number of lines. For other filters the count stops at the most that a list shows.
   */
  private async count({ where, values, summed }: EntryFilter, shown: number): Promise<RowCount> {
    if (!summed) return countRows(this.database.pool, `from ledger.ledger_entries where ${where}`, values, shown);
    const turnovers = await summedTurnovers(this.database, summed);
    return { count: turnovers.reduce((sum, { lines }) => sum + lines, 0), isExact: true };
  }
}

@QueryHandler(GetLedgerSums)
export class GetLedgerSumsHandler implements IQueryHandler<GetLedgerSums> {
  constructor(private readonly database: Database) {}

  async execute({ filter }: GetLedgerSums): Promise<Readonly<Record<Unit, Turnover>>> {
    const sums = filter.summed
      ? addUp(await summedTurnovers(this.database, filter.summed), ({ unit }) => unit)
      : await this.addedUp(filter);
    return { points: sums.get('points') ?? NOTHING, coins: sums.get('coins') ?? NOTHING };
  }

  private async addedUp({ where, values }: EntryFilter): Promise<Map<string, Turnover>> {
    const { rows } = await this.database.pool.query<Turnover & { readonly unit: Unit }>(
      `${SUMS} ${where} group by unit`,
      [...values],
    );
    return new Map(rows.map(({ unit, ...turnover }) => [unit, turnover]));
  }
}
