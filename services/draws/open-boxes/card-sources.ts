import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { loadDraws } from '../rows/draws.rows.js';
import { findOfferedCard } from '../rows/offered-cards.rows.js';
import type { DrawTable, DrawWithTerms } from '../streams/card-outcomes.js';
import { type CardSource, sourceOfOffer } from '../streams/card-source.js';
import type { Draw } from '../streams/draw.state.js';
import { isShipOnly } from '../wire/drawn-card.js';
import { OpenBoxCache } from './open-box-cache.js';

/** Cards that are laid out while everybody else waits for the event loop. */
const CARDS_OF_A_TURN = 6000;
/** Offers of the exchange that are kept at hand. */
const MOST_OFFERS = 500;

/** Draws to be decided on, and where their cards are from, by pack or offer. */
export interface OpenedDraws {
  readonly table: DrawTable;
  readonly sources: ReadonlyMap<string, CardSource>;
}

/** Where cards are from, of whatever kind their draw is; it never changes, and is read once. */
@Injectable()
export class CardSources {
  private readonly offered = new LRUCache<string, CardSource>({ max: MOST_OFFERS });

  constructor(
    private readonly database: Database,
    private readonly boxes: OpenBoxCache,
  ) {}

  /**
   * Of a draw's `pack_id`, which is a pack's or an offer's.
   *
   * @param tx the open transaction, if there is one: callers that hold a connection must not wait for another
   */
  async of(packId: string, tx?: StoreTransaction): Promise<CardSource> {
    const known = this.offered.get(packId) ?? (await this.boxes.find(packId, tx));
    if (known) return known;
    const card = await findOfferedCard(tx ?? this.database, packId);
    if (!card) throw new Error(`there is neither a box nor an offer ${packId}`);
    const source = sourceOfOffer(card);
    this.offered.set(packId, source);
    return source;
  }

  /** Opens draws to be decided on. @param memberId whose draws alone may be decided on; null: anybody's */
  async open(tx: StoreTransaction, drawIds: readonly string[], memberId: string | null): Promise<OpenedDraws> {
    const draws = await loadDraws(tx, drawIds, memberId);
    const sources = new Map<string, CardSource>();
    for (const packId of new Set(draws.map((draw) => draw.packId))) sources.set(packId, await this.of(packId, tx));
    const table = new Map<string, DrawWithTerms>();
    const work = new SharedWork(CARDS_OF_A_TURN);
    for (const draw of draws) {
      table.set(draw.drawId, { draw, cards: cardTermsOf(draw, sources.get(draw.packId)!) });
      await work.did(draw.prizeIndexes.length);
    }
    return { table, sources };
  }
}

const cardTermsOf = (draw: Draw, source: CardSource) =>
  draw.prizeIndexes.map((index) => ({ shipOnly: isShipOnly(source, index), buyPoint: source.prizes[index]!.buyPoint }));
