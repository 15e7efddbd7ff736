import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountForfeiture, type Holdings } from '../../members/index.js';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { loadDraws, saveDraws } from '../rows/draws.rows.js';
import { type DrawState, drawStreamOf, evolveDraw } from '../streams/draw.state.js';
import { decideForfeitCards } from './forfeit-cards.decide.js';
import { undecidedDrawsOf } from './forfeit-cards.rows.js';

/** Number of cards decided in one turn of the event loop. */
const CARDS_OF_A_TURN = 6000;

/** Returns the undecided cards of a forfeited account to the shop. */
@Injectable()
export class ForfeitCards implements Holdings, OnModuleInit {
  constructor(private readonly forfeiture: AccountForfeiture) {}

  onModuleInit(): void {
    this.forfeiture.add(this);
  }

  /** The lock of the wallet covers all draws of the member. */
  locksOf(): readonly string[] {
    return [];
  }

  async forfeit(tx: StoreTransaction, context: CommandContext, memberId: string): Promise<void> {
    const drawIds = await undecidedDrawsOf(tx, memberId);
    const changed: DrawState[] = [];
    const work = new SharedWork(CARDS_OF_A_TURN);
    for (const draw of await loadDraws(tx, drawIds, memberId)) {
      const fact = decideForfeitCards(draw);
      if (!fact) continue;
      const place = { streamId: drawStreamOf(draw.drawId), expectedVersion: draw.version, partitionKey: memberId };
      tx.append(context, { ...place, events: [fact] });
      changed.push(evolveDraw(draw, fact));
      await work.record(draw.prizeIndexes.length);
    }
    if (changed.length > 0) saveDraws(tx, changed);
  }
}
