import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { CARD_TYPE_COLUMNS } from '../rows/card-types.rows.js';
import type { CardTypeRow } from '../wire/card-type.contract.js';

/** Lists the tabs of the shop; there are never many. Only the rules of the list provide the SQL of the order. */
export class GetAllCardTypes extends Query<CardTypeRow[]> {
  constructor(
    readonly orderBy: string,
    /** Null for all. */
    readonly ids: readonly string[] | null,
  ) {
    super();
  }
}

@QueryHandler(GetAllCardTypes)
export class GetAllCardTypesHandler implements IQueryHandler<GetAllCardTypes> {
  constructor(private readonly database: Database) {}

  async execute({ orderBy, ids }: GetAllCardTypes): Promise<CardTypeRow[]> {
    const text = `select ${CARD_TYPE_COLUMNS} from catalog.card_types
      where ($1::text[] is null or id::text = any($1)) order by ${orderBy}`;
    return (await this.database.pool.query<CardTypeRow>(text, [ids])).rows;
  }
}
