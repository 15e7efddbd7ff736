import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OwnData } from '../../platform/own-data/own-data.js';
import { readInPieces } from '../../platform/own-data/pieces.js';
import { CardSources } from '../open-boxes/card-sources.js';
import { outcomesOf } from '../rows/draws.rows.js';
import { cardIdOf } from '../streams/draw.state.js';
import { OWN_DRAWS, type OwnDrawRow } from './own-draws.rows.js';

/** Exports a member's draws with the outcome of each card. It contains nothing of the box beyond its public log. */
@Injectable()
export class OwnDraws implements OnModuleInit {
  constructor(
    private readonly ownData: OwnData,
    private readonly database: Database,
    private readonly sources: CardSources,
  ) {}

  onModuleInit(): void {
    this.ownData.add({ name: 'draws', rowsOf: (memberId) => this.rowsOf(memberId) });
  }

  private async *rowsOf(memberId: string): AsyncGenerator<object> {
    for await (const row of readInPieces<OwnDrawRow>(this.database.pool, OWN_DRAWS, memberId)) {
      const { prizes, outcomes, ...draw } = row;
      const source = await this.sources.of(row.pack_id);
      const became = outcomesOf(outcomes);
      const cards = prizes.map((prizeIndex, card) => {
        const { prizeId, name, modelNumber } = source.prizes[prizeIndex]!;
        const id = cardIdOf(row.draw_id, card);
        return { history_id: id, prize_id: prizeId, name, model_number: modelNumber, outcome: became[card] };
      });
      yield { ...draw, pack: source.title, cards };
    }
  }
}
