import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { EntryFilter } from './entry-filter.js';
import { type LedgerEntryResource, resourceOf } from './ledger-entries.query.js';

/** Every line that matches, oldest first, a portion at a time: the books may be longer than the memory. */
export class GetAllLedgerEntries extends Query<AsyncIterable<LedgerEntryResource>> {
  constructor(readonly filter: EntryFilter) {
    super();
  }
}

const PORTION = 2000;
const BEFORE_ALL = { at: new Date(0), id: '' };

@QueryHandler(GetAllLedgerEntries)
export class GetAllLedgerEntriesHandler implements IQueryHandler<GetAllLedgerEntries> {
  constructor(private readonly database: Database) {}

  async execute({ filter }: GetAllLedgerEntries): Promise<AsyncIterable<LedgerEntryResource>> {
    return this.read(filter);
  }

  private async *read({ where, values }: EntryFilter): AsyncGenerator<LedgerEntryResource> {
    const [at, id, limit] = [1, 2, 3].map((n) => `$${values.length + n}`);
    const text = `select id, at, recorded_at, unit, account, member_id, lot_id, amount, type, kind, document, memo, actor
      from audit.ledger_entries where (at, id) > (${at}, ${id}) and ${where} order by at, id limit ${limit}`;
    for (let last = BEFORE_ALL; ; ) {
      const { rows } = await this.database.pool.query(text, [...values, last.at, last.id, PORTION]);
      yield* rows.map(resourceOf);
      if (rows.length < PORTION) return;
      last = rows.at(-1);
    }
  }
}
