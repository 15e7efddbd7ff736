import { Injectable } from '@nestjs/common';
import { Boxes } from '../draws/index.js';
import { type Decision, refuse } from '../kernel/decision.js';
import { type Changes, changesBetween } from '../operators/index.js';
import { EventStore } from '../platform/store/event-store.js';
import type { CommandContext, StoreTransaction } from '../platform/store/transaction.js';
import { CatalogCache } from './catalog-cache.js';
import { savePack } from './pack-rows.js';
import { isPackId, type PackEvent } from './streams/pack.events.js';
import type { PackRefusal } from './streams/pack.refusals.js';
import { evolvePack, type Pack, packStream, packStreamOf } from './streams/pack.state.js';

/** Who changes a pack, by which command. */
export interface PackChange {
  readonly context: CommandContext;
  readonly packId: string;
  /** The version that the operator looked at; absent or null: whichever it is. */
  readonly seen?: number | null;
  /** Written in the same transaction: the operator's entry in the audit trail, `done` or the refusal's code. */
  readonly also?: (tx: StoreTransaction, packId: string, outcome: string, changes: Changes) => void;
}

/** What became of a command on a pack. */
export type PackOutcome = { readonly packId: string; readonly refusal?: undefined } | { readonly refusal: PackRefusal };

/** The one way to change a pack: its stream and its box are locked, the rule decides, facts and rows go in one commit. */
@Injectable()
export class Packs {
  constructor(
    private readonly store: EventStore,
    private readonly boxes: Boxes,
    private readonly cache: CatalogCache,
  ) {}

  async change(
    { packId, context, seen, also }: PackChange,
    decide: (pack: Pack, tx: StoreTransaction) => Promise<Decision<PackEvent, PackRefusal>>,
  ): Promise<PackOutcome> {
    if (!isPackId(packId)) return { refusal: { code: 'UnknownPack' } };
    const streamId = packStreamOf(packId);
    const outcome = await this.store.transact([streamId, this.boxes.streamOf(packId)], async (tx) => {
      const { state: pack } = await tx.load(packStream, packId);
      const { events, refusal } = staleness(pack, seen) ?? (await decide(pack, tx));
      const changed = (events ?? []).reduce(evolvePack, pack);
      also?.(tx, packId, refusal?.code ?? 'done', changesBetween(toldOf(pack), toldOf(changed)));
      if (refusal) return { refusal };
      tx.append(context, { streamId, expectedVersion: pack.version, partitionKey: packId, events });
      if (changed.status !== 'unknown') savePack(tx, changed);
      return { packId };
    });
    // What is committed stays so; a cache that could not be filled now is filled again within half a second.
    await this.cache.refresh().catch(() => undefined);
    // Answers that were built between the commit and this are of the catalog as it was: they are kept no longer.
    this.store.signals.emit('appended');
    return outcome;
  }
}

/** What the audit trail tells of a pack: its terms, and where it stands. */
const toldOf = (pack: Pack): object =>
  pack.status === 'unknown' ? {} : { ...pack.terms, status: pack.status, publishAt: pack.publishAt };

/** What an operator changes is what he has seen. */
const staleness = (pack: Pack, seen: number | null | undefined): Decision<PackEvent, PackRefusal> | null =>
  pack.status !== 'unknown' && typeof seen === 'number' && pack.version !== seen
    ? refuse({ code: 'StaleVersion', version: pack.version })
    : null;
