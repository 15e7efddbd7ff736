import { Injectable } from '@nestjs/common';
import type { Decision } from '../../kernel/decision.js';
import { eventIdOf } from '../../kernel/ids.js';
import { Settings } from '../../platform/settings.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { type ConversionLife, WalletChanges } from '../../points/index.js';
import { type ParcelItem, type PostalAddress, requestShipment } from '../../shipments/index.js';
import { conversionLife } from '../draw-settings.js';
import { CardSources } from '../open-boxes/card-sources.js';
import { saveDraws } from '../rows/draws.rows.js';
import type { CardDecisionFact, DrawTable } from '../streams/card-outcomes.js';
import type { CardSource } from '../streams/card-source.js';
import { type DrawState, drawStreamOf, evolveDraw } from '../streams/draw.state.js';
import { type CardDecision, type DecideCardsRefused, decideCards } from './decide-cards.decide.js';

/** Opens draws for a decision, with everything that the decision depends on. */
@Injectable()
export class CardDecisions {
  constructor(
    private readonly sources: CardSources,
    private readonly settings: Settings,
  ) {}

  /**
   * Opens draws. The caller must hold the wallet locks of the draws' members, which cover all their draws.
   *
   * @param memberId limits the decision to this member's draws; null allows all members
   */
  async open(
    tx: StoreTransaction,
    drawIds: readonly string[],
    memberId: string | null = null,
  ): Promise<CardDecisionWriter> {
    const { table, sources } = await this.sources.open(tx, drawIds, memberId);
    const wallets = await WalletChanges.open(tx, new Map([...table.values()].map(({ draw }) => [draw.memberId, 0])));
    return new CardDecisionWriter(tx, sources, table, wallets, this.settings.get(conversionLife));
  }
}

/**
 * Decides on cards of several draws in one transaction. Points, parcels and the outcomes of the cards change together
 * or not at all.
 */
class CardDecisionWriter {
  private readonly shipped: {
    draw: DrawState;
    shipmentId: string;
    cards: readonly number[];
    context: CommandContext;
  }[] = [];
  private readonly changed = new Map<string, DrawState>();

  constructor(
    private readonly tx: StoreTransaction,
    private readonly sources: ReadonlyMap<string, CardSource>,
    readonly table: DrawTable,
    private readonly wallets: WalletChanges,
    private readonly life: ConversionLife,
  ) {}

  /** Decides on all opened draws, or on some, and records what the rule accepts. A command calls it once. */
  decide(
    decision: CardDecision,
    context: CommandContext,
    table = this.table,
  ): Decision<CardDecisionFact, DecideCardsRefused> {
    const { commandId } = context;
    const decided = decideCards(table, decision, {
      now: this.tx.now,
      life: this.life,
      shipmentId: eventIdOf(`${commandId}/shipment`, 0),
      lotIdOf: (drawId, kind) => eventIdOf(`${commandId}/${drawId}/${kind}`, 0),
    });
    for (const fact of decided.events ?? []) this.record(fact, context);
    return decided;
  }

  /** Returns the members who receive a shipment. */
  receivers(): string[] {
    return [...new Set(this.shipped.map(({ draw }) => draw.memberId))];
  }

  /** Queues the changes. `addresses` contains the address of each member who receives a shipment. */
  save(addresses: ReadonlyMap<string, PostalAddress>): void {
    if (this.changed.size > 0) saveDraws(this.tx, [...this.changed.values()]);
    this.wallets.save();
    const parcels = new Map<string, typeof this.shipped>();
    for (const one of this.shipped) parcels.set(one.shipmentId, [...(parcels.get(one.shipmentId) ?? []), one]);
    for (const [shipmentId, parts] of parcels) {
      const { memberId } = parts[0]!.draw;
      const items = parts.flatMap(({ draw, cards }) => cards.map((card) => this.itemOf(draw, card)));
      const address = addresses.get(memberId)!;
      requestShipment(this.tx, parts[0]!.context, { shipmentId, memberId, address, items });
    }
  }

  private record(fact: CardDecisionFact, context: CommandContext): void {
    if (fact.type === 'PointsIssued') {
      this.wallets.record(context, fact);
      return;
    }
    const { drawId, memberId, shipped, shipmentId } = fact.data;
    const draw = this.changed.get(drawId) ?? this.table.get(drawId)!.draw;
    this.tx.append(context, {
      streamId: drawStreamOf(drawId),
      expectedVersion: draw.version,
      partitionKey: memberId,
      events: [fact],
    });
    this.changed.set(drawId, evolveDraw(draw, fact));
    if (shipmentId !== null) this.shipped.push({ draw, shipmentId, cards: shipped, context });
  }

  private itemOf(draw: DrawState, card: number): ParcelItem {
    const prize = this.sources.get(draw.packId)!.prizes[draw.prizeIndexes[card]!]!;
    const { prizeId, name, modelNumber, imageUrl } = prize;
    return { drawId: draw.drawId, index: card, prizeId, name, modelNumber, imageUrl };
  }
}
