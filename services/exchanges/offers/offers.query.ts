import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { type ExchangeOffer, OFFER_COLUMNS } from '../rows/offers.rows.js';

/** Loads a page of open offers, newest first. The first page is 1. */
export class GetOpenOffers extends Query<{ readonly rows: readonly ExchangeOffer[]; readonly total: number }> {
  constructor(
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

const OPEN = 'from exchanges.offers where withdrawn_at is null';

@QueryHandler(GetOpenOffers)
export class GetOpenOffersHandler implements IQueryHandler<GetOpenOffers> {
  constructor(private readonly database: Database) {}

  async execute({ page, size }: GetOpenOffers) {
    const { pool } = this.database;
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${OPEN}`);
    const { rows } = await pool.query<ExchangeOffer>(
      `select ${OFFER_COLUMNS} ${OPEN} order by created_at desc, id desc offset $1 limit $2`,
      [(page - 1) * size, size],
    );
    return { rows, total: counted[0]!.total };
  }
}
