import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { findHidden } from '../rows/hidden-winners.rows.js';

/** Returns whether a member's wins are shown. */
export class AreWinsShown extends Query<boolean> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(AreWinsShown)
export class AreWinsShownHandler implements IQueryHandler<AreWinsShown> {
  constructor(private readonly database: Database) {}

  async execute({ memberId }: AreWinsShown): Promise<boolean> {
    return !(await findHidden(this.database.pool, [memberId])).has(memberId);
  }
}
