import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/settings.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { type ConversionLife, type PointsIssued, WalletChanges } from '../../points/index.js';
import { conversionLife } from '../draw-settings.js';
import { CardSources } from '../open-boxes/card-sources.js';
import { saveDraws } from '../rows/draws.rows.js';
import { insertOfferedCard } from '../rows/offered-cards.rows.js';
import type { DrawTable } from '../streams/card-outcomes.js';
import type { OfferedCard } from '../streams/card-source.js';
import type { CardReceived, CardsExchanged } from '../streams/draw.events.js';
import { type DrawState, drawStreamOf, evolveDraw } from '../streams/draw.state.js';
import { insertReceived } from './received-cards.rows.js';

/** The events of an exchange. */
export type ExchangeFact = CardsExchanged | CardReceived | PointsIssued;

/** The card operations of the exchange. Each runs in the exchange's own transaction and under its locks. */
@Injectable()
export class CardExchanges {
  constructor(
    private readonly sources: CardSources,
    private readonly settings: Settings,
  ) {}

  /** Stores the card of a new offer, with its name and picture. */
  offer(tx: StoreTransaction, card: OfferedCard): void {
    insertOfferedCard(tx, card);
  }

  /**
   * Opens a member's draws to exchange cards of them. To write, the caller must hold the lock of the member's wallet,
   * which covers their draws.
   */
  async open(tx: StoreTransaction, drawIds: readonly string[], memberId: string): Promise<CardExchange> {
    const { table } = await this.sources.open(tx, drawIds, memberId);
    return new CardExchange(tx, table, this.settings.get(conversionLife));
  }
}

/** The exchange of a member's cards for another card, in one transaction. */
export class CardExchange {
  constructor(
    private readonly tx: StoreTransaction,
    readonly table: DrawTable,
    /** The expiry rule of the points returned as change. */
    readonly life: ConversionLife,
  ) {}

  /** Writes the decided events. */
  async save(context: CommandContext, memberId: string, facts: readonly ExchangeFact[]): Promise<void> {
    const wallets = await WalletChanges.open(this.tx, new Map([[memberId, 0]]));
    const changed: DrawState[] = [];
    for (const fact of facts)
      if (fact.type === 'PointsIssued') wallets.record(context, fact);
      else changed.push(...this.append(context, fact));
    saveDraws(this.tx, changed);
    wallets.save();
  }

  /**
   * Appends an event.
   *
   * @returns the changed draw, or nothing if the event belongs to no draw
   */
  private append(context: CommandContext, fact: CardsExchanged | CardReceived): DrawState[] {
    const { drawId, memberId } = fact.data;
    const draw = this.table.get(drawId)?.draw;
    const place = { streamId: drawStreamOf(drawId), expectedVersion: draw?.version ?? 0, partitionKey: memberId };
    this.tx.append(context, { ...place, events: [fact] });
    if (fact.type === 'CardsExchanged') return [evolveDraw(draw!, fact)];
    insertReceived(this.tx, fact);
    return [];
  }
}
