import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { CardSources } from '../open-boxes/card-sources.js';
import { outcomesOf } from '../rows/draws.rows.js';
import { DrawSessionMemories } from '../rows/session-memory.rows.js';
import type { CardSource } from '../streams/card-source.js';
import type { CardOutcome } from '../streams/draw.state.js';

/** A draw with the data to show its cards. */
export interface ShownDraw {
  readonly drawId: string;
  readonly source: CardSource;
  readonly drawnAt: Date;
  readonly prizeIndexes: readonly number[];
  readonly outcomes: readonly CardOutcome[];
}

/** Loads the requested draw of a member, or the session's last one. Null if it is not theirs. */
export class GetDraw extends Query<ShownDraw | null> {
  constructor(
    readonly memberId: string,
    readonly sessionId: string,
    readonly drawId: string | null,
  ) {
    super();
  }
}

const FIND =
  'select draw_id, pack_id, drawn_at, prizes, outcomes from draws.draws where draw_id = $1 and member_id = $2';

@QueryHandler(GetDraw)
export class GetDrawHandler implements IQueryHandler<GetDraw> {
  constructor(
    private readonly database: Database,
    private readonly sources: CardSources,
    private readonly memories: DrawSessionMemories,
  ) {}

  async execute({ memberId, sessionId, drawId }: GetDraw): Promise<ShownDraw | null> {
    const id = drawId ?? (await this.memories.of(sessionId)).lastDrawId;
    if (id === null) return null;
    const { rows } = await this.database.pool.query({ name: 'draws-find-draw', text: FIND, values: [id, memberId] });
    const row = rows[0];
    if (!row) return null;
    const source = await this.sources.of(row.pack_id);
    return {
      drawId: row.draw_id,
      source,
      drawnAt: row.drawn_at,
      prizeIndexes: row.prizes,
      outcomes: outcomesOf(row.outcomes),
    };
  }
}
