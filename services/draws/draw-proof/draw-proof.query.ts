import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { type EventProof, type NoProof, proveFirstEvent } from '../../proof/index.js';
import { drawStreamOf } from '../streams/draw.state.js';

/** Proves a draw of the member; null if the draw is not theirs. */
export class GetDrawProof extends Query<EventProof | NoProof | null> {
  constructor(
    readonly memberId: string,
    readonly drawId: string,
  ) {
    super();
  }
}

const IS_OWN = 'select from draws.draws where draw_id = $1 and member_id = $2';

@QueryHandler(GetDrawProof)
export class GetDrawProofHandler implements IQueryHandler<GetDrawProof> {
  constructor(private readonly database: Database) {}

  async execute({ memberId, drawId }: GetDrawProof): Promise<EventProof | NoProof | null> {
    const query = { name: 'draw-proof', text: IS_OWN, values: [drawId, memberId] };
    const { rowCount } = await this.database.pool.query(query);
    return rowCount === 1 ? proveFirstEvent(this.database, drawStreamOf(drawId)) : null;
  }
}
