import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { BoxShelf, type OpenedBox } from '../box-shelf.js';
import { SessionMemories } from '../session-memory.js';
import type { Fate } from '../streams/draw.state.js';
import { fatesOf } from '../undecided-rows.js';

/** A draw as its cards are shown. */
export interface ShownDraw {
  readonly drawId: string;
  readonly box: OpenedBox;
  readonly drawnAt: Date;
  readonly prizeIndexes: readonly number[];
  readonly fates: readonly Fate[];
}

/** A member's draw: the one named, or the session's last; null when there is none of his. */
export class GetDraw extends Query<ShownDraw | null> {
  constructor(
    readonly memberId: string,
    readonly sessionId: string,
    readonly drawId: string | null,
  ) {
    super();
  }
}

const FIND = 'select draw_id, pack_id, drawn_at, prizes, fates from draws.draws where draw_id = $1 and member_id = $2';

@QueryHandler(GetDraw)
export class GetDrawHandler implements IQueryHandler<GetDraw> {
  constructor(
    private readonly database: Database,
    private readonly shelf: BoxShelf,
    private readonly memories: SessionMemories,
  ) {}

  async execute({ memberId, sessionId, drawId }: GetDraw): Promise<ShownDraw | null> {
    const id = drawId ?? (await this.memories.of(sessionId)).lastDrawId;
    if (id === null) return null;
    const { rows } = await this.database.pool.query({ name: 'draws-find-draw', text: FIND, values: [id, memberId] });
    const row = rows[0];
    if (!row) return null;
    const box = (await this.shelf.find(row.pack_id))!;
    return { drawId: row.draw_id, box, drawnAt: row.drawn_at, prizeIndexes: row.prizes, fates: fatesOf(row.fates) };
  }
}
