import { Injectable } from '@nestjs/common';
import {
  AccountBelongings,
  Belongings,
  type ClosedAccount,
  ERASED_IN_A_PIECE,
  type Erased,
  type Ties,
} from '../../members/index.js';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { CardSources } from '../open-boxes/card-sources.js';
import { eraseClientSeeds } from '../rows/client-seeds.rows.js';
import { listUndecidedCards } from '../streams/draw.state.js';
import { undecidedCardsOf, undecidedDrawsOf } from './cards-of-account.rows.js';

/** Number of cards added up in one turn of the event loop. */
const CARDS_OF_A_TURN = 6000;

/**
 * Undecided cards prevent a member from closing the account. Client seeds chosen by the member may identify them and
 * are erased. The rest of a draw identifies nobody.
 */
@Injectable()
export class CardsOfAccount extends Belongings {
  constructor(
    all: AccountBelongings,
    private readonly sources: CardSources,
  ) {
    super(all);
  }

  /** The lock of the wallet covers all draws of the member. */
  override locksOf(): readonly string[] {
    return [];
  }

  override async tiesOf(tx: StoreTransaction, memberId: string): Promise<Partial<Ties>> {
    return { cards: await undecidedCardsOf(tx, memberId) };
  }

  override async pointsIn(tx: StoreTransaction, memberId: string): Promise<number> {
    const { table } = await this.sources.open(tx, await undecidedDrawsOf(tx, memberId), memberId);
    const work = new SharedWork(CARDS_OF_A_TURN);
    let sum = 0;
    for (const { draw, cards } of table.values()) {
      for (const card of listUndecidedCards(draw)) sum += cards[card]!.buyPoint;
      await work.record(draw.prizeIndexes.length);
    }
    return sum;
  }

  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    return (await eraseClientSeeds(tx, memberId, ERASED_IN_A_PIECE)) < ERASED_IN_A_PIECE ? 'all' : tx.now;
  }
}
