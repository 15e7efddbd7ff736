import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { CardSources } from '../open-boxes/card-sources.js';
import { outcomesOf } from '../rows/draws.rows.js';
import type { CardSource } from '../streams/card-source.js';

export interface UndecidedCardEntry {
  readonly drawId: string;
  readonly card: number;
  readonly prizeIndex: number;
  readonly source: CardSource;
  readonly expiresAt: Date;
}

export interface UndecidedPage {
  readonly cards: readonly UndecidedCardEntry[];
  readonly total: number;
}

/** Loads a page of a member's undecided cards of all draws, the earliest deadlines first. `page` starts at 1. */
export class GetUndecidedCards extends Query<UndecidedPage> {
  constructor(
    readonly memberId: string,
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

const DRAWS = `select draw_id, pack_id, due_at, prizes, outcomes, undecided from draws.draws
  where member_id = $1 and undecided > 0 order by drawn_at, draw_id`;

@QueryHandler(GetUndecidedCards)
export class GetUndecidedCardsHandler implements IQueryHandler<GetUndecidedCards> {
  constructor(
    private readonly database: Database,
    private readonly sources: CardSources,
  ) {}

  async execute({ memberId, page, size }: GetUndecidedCards): Promise<UndecidedPage> {
    const { rows } = await this.database.pool.query({ name: 'draws-undecided', text: DRAWS, values: [memberId] });
    const total = rows.reduce((sum, row) => sum + row.undecided, 0);
    const cards: UndecidedCardEntry[] = [];
    let skip = (page - 1) * size;
    for (const row of rows) {
      if (cards.length === size) break;
      if (skip >= row.undecided) {
        skip -= row.undecided;
        continue;
      }
      const open = outcomesOf(row.outcomes).flatMap((outcome, card) => (outcome === 'undecided' ? [card] : []));
      const source = await this.sources.of(row.pack_id);
      for (const card of open.slice(skip, skip + size - cards.length))
        cards.push({ drawId: row.draw_id, card, prizeIndex: row.prizes[card], source, expiresAt: row.due_at });
      skip = 0;
    }
    return { cards, total };
  }
}
