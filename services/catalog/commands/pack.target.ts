import { Injectable } from '@nestjs/common';
import { Boxes } from '../../draws/index.js';
import type { Decision, Refusal } from '../../kernel/decision.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import type { Deciding } from '../../platform/console-api/commands/operator-commands.js';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { PackRecords } from '../rows/pack-records.rows.js';
import { savePack, takePackId } from '../rows/packs.rows.js';
import { isPackId, type PackEvent } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import { evolvePack, type PackState, packStream, packStreamOf, unknownPack } from '../streams/pack.state.js';
import type { PackRecord } from '../wire/pack-record.contract.js';
import { beginPlan, endPlan } from './pack-plans.js';
import { packRefused } from './pack-refusals.messages.js';

/** The context of a rule about a pack. */
export type DecidingPack = Pick<Deciding, 'tx' | 'context'>;

/**
 * Loads and saves a pack for operators, timers and the demo. It locks the stream and the box; box, deadline and rows change in
 * the same transaction.
 */
@Injectable()
export class PackTarget implements CommandTarget<PackState, PackEvent, PackRefusal, PackRecord> {
  constructor(
    private readonly store: EventStore,
    private readonly database: Database,
    private readonly boxes: Boxes,
    private readonly cache: CatalogCache,
    private readonly records: PackRecords,
  ) {}

  locksOf(packId: string): readonly string[] {
    return isPackId(packId) ? [packStreamOf(packId), this.boxes.streamOf(packId)] : [];
  }

  async load(tx: StoreTransaction, packId: string): Promise<Found<PackState> | null> {
    if (!isPackId(packId)) return null;
    const loaded = await tx.load(packStream, packId);
    return loaded.state.status === 'unknown' ? null : loaded;
  }

  async keep({ tx, context, id, loaded }: Keeping<PackState>, events: readonly PackEvent[]): Promise<PackState> {
    const before = loaded?.state ?? unknownPack;
    for (const event of events) await this.follow(tx, context, before, event);
    tx.append(context, {
      streamId: packStreamOf(id),
      expectedVersion: before.version,
      partitionKey: id,
      events,
    });
    const after = events.reduce(evolvePack, before);
    if (after.status !== 'unknown') savePack(tx, after);
    return after;
  }

  /** Returns the terms and the state for the audit entry. */
  auditedOf(pack: PackState): object {
    return pack.status === 'unknown' ? {} : { ...pack.terms, status: pack.status, publishAt: pack.publishAt };
  }

  refused(refusal: PackRefusal) {
    return packRefused(refusal);
  }

  show(packId: string): Promise<PackRecord | null> {
    return this.records.find(packId);
  }

  async committed(): Promise<void> {
    // The change is committed. A failed refresh is repeated within half a second.
    await this.cache.refresh().catch(() => undefined);
    // Responses built between the commit and the refresh show the old catalog and must be dropped.
    this.store.signals.emit('appended');
  }

  /** Returns the id for a new pack. */
  newId(): Promise<string> {
    return takePackId(this.database);
  }

  /**
   * Changes a pack for a timer or the demo, without an operator.
   *
   * @returns the refusal; null on success
   */
  async change<No extends Refusal>(
    context: CommandContext,
    packId: string,
    decide: (pack: PackState, deciding: DecidingPack) => Promise<Decision<PackEvent, No>>,
  ): Promise<No | null> {
    const refusal = await this.store.transact(this.locksOf(packId), async (tx) => {
      const loaded = await this.load(tx, packId);
      const decision = await decide(loaded?.state ?? unknownPack, { tx, context });
      if (decision.events === undefined) return decision.refusal;
      await this.keep({ tx, context, id: packId, loaded }, decision.events);
      return null;
    });
    await this.committed();
    return refusal;
  }

  /** Updates the box, deadline and rows. A box is opened before the event of its pack, because the event holds its hash. */
  private async follow(
    tx: StoreTransaction,
    context: CommandContext,
    before: PackState,
    event: PackEvent,
  ): Promise<void> {
    const { packId } = event.data;
    switch (event.type) {
      case 'PackPublicationPlanned':
        endPlan(tx, before);
        return beginPlan(tx, packId, new Date(event.data.publishAt));
      case 'PackPublicationCancelled':
      case 'PackPublicationFailed':
      case 'PackPublished':
        return endPlan(tx, before);
      case 'PackPaused':
        return this.boxes.pause(tx, context, packId);
      case 'PackResumed':
        return this.boxes.resume(tx, context, packId);
      case 'PackClosed':
        return this.boxes.close(tx, context, packId);
      case 'PackDrafted':
      case 'PackRevised':
      case 'PackDisplayChanged':
        return undefined;
    }
  }
}
