import { isId } from '../../kernel/ids.js';
import type { Loaded } from '../../kernel/stream.js';
import { findHeldParcels, lockOfParcels } from '../../members/index.js';
import type { EventStore } from '../../platform/store/event-store.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import {
  type CodeHolder,
  findCodeHolders,
  findUnaddressed,
  findUnsentWithSameAddress,
  loadShipmentsTogether,
  membersOf,
} from '../rows/parcel-batch.rows.js';
import { followFact, type LaterFact, type NewAddress } from '../rows/parcels.rows.js';
import { toCodeKey } from '../streams/delivery-code.shared.js';
import { type Parcel, parcelOf } from '../streams/parcel.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';
import { applyShipmentEvent, type Shipment, shipmentStream, shipmentStreamOf } from '../streams/shipment.state.js';

/** A parcel that was loaded under its lock. */
export interface ParcelWithContents {
  readonly parcel: Parcel;
  /** The number of another member's parcel with the tracking number, if there is one. */
  readonly holder: string | null;
  /** True when its member has a payment in dispute or no address. Nothing is handed over until that has ended. */
  readonly isHeld: boolean;
}

/** The parcels with all their shipments, read under their locks in one transaction. */
export class ParcelTable {
  private constructor(
    private readonly tx: StoreTransaction,
    private readonly reads: Map<string, Loaded<Shipment>>,
    /** The shipments in the same parcel, by shipment. */
    private readonly together: ReadonlyMap<string, readonly string[]>,
    private readonly holders: readonly CodeHolder[],
    private readonly heldMembers: ReadonlySet<string>,
    private readonly unaddressed: ReadonlySet<string>,
  ) {}

  /**
   * Returns the locks. One lock covers all unsent parcels of a member, so that none is combined while a rule decides. Each
   * tracking number has a lock, so that it is assigned once.
   *
   * @param codes the tracking numbers to assign
   */
  static async locksOf(
    store: EventStore,
    shipmentIds: readonly string[],
    codes: readonly string[],
  ): Promise<readonly string[]> {
    const members = await store.look((tx) => membersOf(tx, shipmentIds.filter(isId)));
    return [...members.map(lockOfParcels), ...codes.map((code) => `tracking-${toCodeKey(code)}`)];
  }

  /** @param shipmentIds any shipment in each parcel; @param codes the tracking numbers to assign */
  static async load(
    tx: StoreTransaction,
    shipmentIds: readonly string[],
    codes: readonly string[],
  ): Promise<ParcelTable> {
    const together = await loadShipmentsTogether(tx, shipmentIds.filter(isId));
    const reads = await tx.loadAll(shipmentStream, [...together.keys()]);
    const members = [...reads.values()].flatMap(({ state }) => (state.status === 'unknown' ? [] : [state.memberId]));
    const held = await findHeldParcels(tx, [...new Set(members)]);
    const unaddressed = await findUnaddressed(tx, [...together.keys()]);
    return new ParcelTable(tx, reads, together, await findCodeHolders(tx, codes.map(toCodeKey)), held, unaddressed);
  }

  /** Returns the parcel of a shipment; null for an unknown one. @param code a tracking number to assign to it */
  parcelOf(shipmentId: string, code?: string): ParcelWithContents | null {
    const parcel = parcelOf((this.together.get(shipmentId) ?? []).map((id) => this.reads.get(id)!.state));
    if (!parcel) return null;
    const { memberId } = parcel[0];
    const holder = code === undefined ? null : this.holderOf(code, memberId);
    const goesNowhere = parcel.some((one) => this.unaddressed.has(one.shipmentId));
    return { parcel, holder, isHeld: goesNowhere || this.heldMembers.has(memberId) };
  }

  /** Returns a shipment, including events that were recorded here. */
  shipmentOf(shipmentId: string): Loaded<Shipment> {
    return this.reads.get(shipmentId)!;
  }

  /** Appends events and updates the rows. @param address the new address, if an event changes it */
  async record(context: CommandContext, facts: readonly LaterFact[], address?: NewAddress): Promise<void> {
    const unread = facts.map(({ data }) => data.shipmentId).filter((id) => !this.reads.has(id));
    for (const [id, read] of await this.tx.loadAll(shipmentStream, unread)) this.reads.set(id, read);
    recordFacts(this.tx, context, this.reads, facts, address);
  }

  private holderOf(deliveryCode: string, memberId: string): string | null {
    const code = toCodeKey(deliveryCode);
    const holder = this.holders.find((one) => one.code === code && one.member_id !== memberId);
    return holder ? parcelNumberOf(holder.number) : null;
  }
}

/** Returns the values of a shipment that the audit trail compares. */
export const auditedShipmentOf = (shipment: Shipment): object => {
  if (shipment.status === 'unknown') return {};
  const { shipmentId: _, memberId: __, drawIds: ___, ...audited } = shipment;
  return audited;
};

/**
 * Appends events about shipments that were read in this transaction, and updates their rows. `reads` is updated, too.
 */
export const recordFacts = (
  tx: StoreTransaction,
  context: CommandContext,
  reads: Map<string, Loaded<Shipment>>,
  facts: readonly LaterFact[],
  address?: NewAddress,
): void => {
  for (const fact of facts) {
    const { shipmentId, memberId } = fact.data;
    const { state, version } = reads.get(shipmentId)!;
    const place = { streamId: shipmentStreamOf(shipmentId), expectedVersion: version, partitionKey: memberId };
    tx.append(context, { ...place, events: [fact] });
    followFact(tx, fact, address);
    reads.set(shipmentId, { state: applyShipmentEvent(state, fact), version: version + 1 });
  }
};

/** Loads all unsent shipments with the same member and address as a shipment, including itself. */
export const loadCombinable = async (tx: StoreTransaction, shipmentId: string): Promise<Parcel | null> => {
  const shipments = await tx.loadAll(shipmentStream, await findUnsentWithSameAddress(tx, shipmentId));
  return parcelOf([...shipments.values()].map(({ state }) => state));
};
