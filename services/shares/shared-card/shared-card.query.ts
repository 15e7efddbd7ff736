import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { findShare, type SharedCard } from '../rows/shares.rows.js';
import { isToken } from '../wire/share-token.js';

/** Finds the card of a token; null if there is none. */
export class GetSharedCard extends Query<SharedCard | null> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(GetSharedCard)
export class GetSharedCardHandler implements IQueryHandler<GetSharedCard> {
  constructor(private readonly database: Database) {}

  async execute({ token }: GetSharedCard): Promise<SharedCard | null> {
    return isToken(token) ? findShare(this.database, token) : null;
  }
}
