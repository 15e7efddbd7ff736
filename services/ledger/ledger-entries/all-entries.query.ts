import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { CommandReasons } from '../../operators/index.js';
import { Database } from '../../platform/database/database.js';
import { paymentsOf } from '../rows/payments.rows.js';
import type { PaymentOfEntry } from '../wire/payment-of-entry.contract.js';
import { auditEntryOf, ENTRY_COLUMNS, type EntryRow, resourceOf } from './entry.rows.js';
import type { EntryFilter } from './entry-filter.rows.js';
import type { LedgerEntryListed } from './ledger-entries.contract.js';

/** The pack of a draw, or the card of an exchange, and the number of cards drawn. */
interface PackDrawn {
  readonly title: string;
  /** '' if it has none. */
  readonly title_en: string;
  readonly count: number;
}

/** A ledger line with its people, pack and payment; null for those unknown. */
export interface JournalLine extends LedgerEntryListed {
  readonly member_name: string | null;
  readonly pack: PackDrawn | null;
  readonly payment: PaymentOfEntry | null;
}

/** Ledger lines, oldest first. */
export interface Journal {
  /** The time from which the first line counts; null if there is none. */
  readonly begins: Date | null;
  readonly lines: AsyncIterable<JournalLine>;
}

/** Reads every matching line, oldest first, in batches: the ledger may be larger than the memory. */
export class GetAllLedgerEntries extends Query<Journal> {
  constructor(readonly filter: EntryFilter) {
    super();
  }
}

const BATCH_LINES = 2000;
const BEFORE_ALL = { at: new Date(0), id: '' };
const OF_A_DRAW = ['draw', 'decision', 'exchange'];

/** SQL of a member's name in the order of their own language. */
const NAME = `concat_ws(' ', nullif(case p.language when 'en' then p.first_name else p.last_name end, ''),
  nullif(case p.language when 'en' then p.middle_name else p.first_name end, ''),
  nullif(case p.language when 'en' then p.last_name else p.middle_name end, ''))`;
const PACKS = `select d.draw_id as id, b.title, b.title_en,
    cardinality(d.prizes) - d.extras as count
  from draws.draws d join draws.card_sources b using (pack_id) where d.draw_id = any($1::uuid[])`;

type Row = EntryRow & { readonly member_name: string | null };

@QueryHandler(GetAllLedgerEntries)
export class GetAllLedgerEntriesHandler implements IQueryHandler<GetAllLedgerEntries> {
  constructor(
    private readonly database: Database,
    private readonly reasons: CommandReasons,
  ) {}

  async execute({ filter }: GetAllLedgerEntries): Promise<Journal> {
    const batches = this.read(filter);
    const first = (await batches.next()).value ?? [];
    const named = (rows: readonly Row[]) => this.named(rows);
    const lines = async function* () {
      yield* await named(first);
      for await (const rows of batches) yield* await named(rows);
    };
    return { begins: first[0]?.at ?? null, lines: lines() };
  }

  private async *read({ where, values }: EntryFilter): AsyncGenerator<Row[], undefined> {
    const [at, id, limit] = [1, 2, 3].map((n) => `$${values.length + n}`);
    const text = `select e.*, ${NAME} as member_name
      from (select ${ENTRY_COLUMNS}
        from ledger.ledger_entries where (at, id) > (${at}, ${id}) and ${where} order by at, id limit ${limit}) e
      left join members.profiles p using (member_id) order by e.at, e.id`;
    for (let last: Pick<Row, 'at' | 'id'> = BEFORE_ALL; ; ) {
      const { rows } = await this.database.pool.query<Row>(text, [...values, last.at, last.id, BATCH_LINES]);
      yield rows;
      if (rows.length < BATCH_LINES) return;
      last = rows.at(-1)!;
    }
  }

  private async named(rows: readonly Row[]): Promise<JournalLine[]> {
    const byOperators = rows.filter(({ actor }) => actor.startsWith('operator:'));
    const [operators, packs, payments] = await Promise.all([
      this.reasons.of(byOperators.map(auditEntryOf)),
      this.packsOf(rows),
      paymentsOf(this.database.pool, rows),
    ]);
    const operatorOf = new Map(byOperators.map((row, i) => [row, operators[i]!]));
    return rows.map((row) => ({
      ...resourceOf(row),
      member_name: row.member_name || null,
      operator: operatorOf.get(row) ?? null,
      pack: packs.get(row.document) ?? null,
      payment: payments.get(row.document) ?? null,
    }));
  }

  private async packsOf(rows: readonly Row[]): Promise<Map<string, PackDrawn>> {
    const draws = rows.filter(({ kind, document }) => OF_A_DRAW.includes(kind) && isId(document));
    const ids = [...new Set(draws.map(({ document }) => document))];
    if (ids.length === 0) return new Map();
    const packs = await this.database.pool.query<PackDrawn & { readonly id: string }>(PACKS, [ids]);
    return new Map(packs.rows.map(({ id, ...pack }) => [id, pack]));
  }
}
