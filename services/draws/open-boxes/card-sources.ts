import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { loadDraws } from '../rows/draws.rows.js';
import { findOfferedCard } from '../rows/offered-cards.rows.js';
import type { DrawTable, DrawWithTerms } from '../streams/card-outcomes.js';
import { type CardSource, toCardSource } from '../streams/card-source.js';
import type { DrawState } from '../streams/draw.state.js';
import { isShipOnly } from '../wire/drawn-card.js';
import { OpenBoxCache } from './open-box-cache.js';

/** Number of cards prepared in one turn of the event loop. */
const CARDS_OF_A_TURN = 6000;
/** Maximum number of cached offers of the exchange. */
const MAX_OFFERS = 500;

/** Draws opened for a decision, and the sources of their cards by pack or offer. */
export interface OpenedDraws {
  readonly table: DrawTable;
  readonly sources: ReadonlyMap<string, CardSource>;
}

/** Loads the source of a draw's cards, a box or an offer. It never changes and is cached. */
@Injectable()
export class CardSources {
  private readonly offered = new LRUCache<string, CardSource>({ max: MAX_OFFERS });

  constructor(
    private readonly database: Database,
    private readonly boxes: OpenBoxCache,
  ) {}

  /**
   * Loads the source with a draw's `pack_id`, which is a pack's or an offer's.
   *
   * @param tx the open transaction, if any: callers that hold a connection must not wait for another
   */
  async of(packId: string, tx?: StoreTransaction): Promise<CardSource> {
    const known = this.offered.get(packId) ?? (await this.boxes.find(packId, tx));
    if (known) return known;
    const card = await findOfferedCard(tx ?? this.database, packId);
    if (!card) throw new Error(`there is neither a box nor an offer ${packId}`);
    const source = toCardSource(card);
    this.offered.set(packId, source);
    return source;
  }

  /**
   * Opens draws for a decision.
   *
   * @param memberId limits the result to this member's draws; null allows all members
   */
  async open(tx: StoreTransaction, drawIds: readonly string[], memberId: string | null): Promise<OpenedDraws> {
    const draws = await loadDraws(tx, drawIds, memberId);
    const sources = new Map<string, CardSource>();
    for (const packId of new Set(draws.map((draw) => draw.packId))) sources.set(packId, await this.of(packId, tx));
    const table = new Map<string, DrawWithTerms>();
    const work = new SharedWork(CARDS_OF_A_TURN);
    for (const draw of draws) {
      table.set(draw.drawId, { draw, cards: cardTermsOf(draw, sources.get(draw.packId)!) });
      await work.record(draw.prizeIndexes.length);
    }
    return { table, sources };
  }
}

const cardTermsOf = (draw: DrawState, source: CardSource) =>
  draw.prizeIndexes.map((index) => ({ shipOnly: isShipOnly(source, index), buyPoint: source.prizes[index]!.buyPoint }));
