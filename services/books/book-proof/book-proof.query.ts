import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { BookProof } from './book-proof.contract.js';

const READ = `select (select compared_at from books.state) as compared_at, n.ended_at as verified_at,
    (select seq from store.sequencer) - n.seq as unverified, a.ended_at as whole_at,
    (select count(*) from books.findings where closed_at is null) as open_findings
  from books.walks n, books.walks a where n.walk = 'new' and a.walk = 'again'`;

type Row = Pick<BookProof, 'unverified' | 'open_findings'> &
  Record<'compared_at' | 'verified_at' | 'whole_at', Date | null>;

/** Loads the progress of the data-integrity checks. */
export class GetBookProof extends Query<BookProof> {}

@QueryHandler(GetBookProof)
export class GetBookProofHandler implements IQueryHandler<GetBookProof> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<BookProof> {
    const { rows } = await this.database.pool.query<Row>({ name: 'proof-book-proof', text: READ });
    const { compared_at, verified_at, whole_at, ...counts } = rows[0]!;
    return {
      ...counts,
      compared_at: compared_at && toTokyoIso(compared_at),
      verified_at: verified_at && toTokyoIso(verified_at),
      whole_at: whole_at && toTokyoIso(whole_at),
    };
  }
}
