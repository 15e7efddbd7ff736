import { isId } from '../../kernel/ids.js';
import type { Loaded } from '../../kernel/stream.js';
import { findHeldParcels, lockOfParcels } from '../../members/index.js';
import type { EventStore } from '../../platform/store/event-store.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import {
  type CodeHolder,
  codeHolders,
  membersOf,
  shipmentsTogether,
  unaddressedAmong,
  unsentTheSameWay,
} from '../rows/parcel-batch.rows.js';
import { followFact, type LaterFact, type NewAddress } from '../rows/parcels.rows.js';
import { codeKey } from '../streams/delivery-code.shared.js';
import { type Parcel, parcelOf } from '../streams/parcel.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';
import { evolveShipment, type Shipment, shipmentStream, shipmentStreamOf } from '../streams/shipment.state.js';

/** A parcel under its lock. */
export interface ParcelWithContents {
  readonly parcel: Parcel;
  /** The number of another member's parcel that has the tracking number, if there is one. */
  readonly holder: string | null;
  /** Its member has a payment in dispute, or has told no address: nothing is handed over until that has ended. */
  readonly isHeld: boolean;
}

/** Parcels under their locks, with all their shipments, read in one transaction. */
export class ParcelTable {
  private constructor(
    private readonly tx: StoreTransaction,
    private readonly reads: Map<string, Loaded<Shipment>>,
    /** The shipments of the parcel that each shipment is in. */
    private readonly together: ReadonlyMap<string, readonly string[]>,
    private readonly holders: readonly CodeHolder[],
    private readonly heldMembers: ReadonlySet<string>,
    private readonly unaddressed: ReadonlySet<string>,
  ) {}

  /**
   * What is locked for it: all that lies unsent for a member is under one lock, so that what goes together stays
   * together while a rule decides; a tracking number has a lock of its own, so that it is given once.
   *
   * @param codes tracking numbers that are to be given
   */
  static async locksOf(
    store: EventStore,
    shipmentIds: readonly string[],
    codes: readonly string[],
  ): Promise<readonly string[]> {
    const members = await store.look((tx) => membersOf(tx, shipmentIds.filter(isId)));
    return [...members.map(lockOfParcels), ...codes.map((code) => `tracking-${codeKey(code)}`)];
  }

  /** @param shipmentIds any shipment in each parcel; @param codes tracking numbers that are to be given */
  static async load(
    tx: StoreTransaction,
    shipmentIds: readonly string[],
    codes: readonly string[],
  ): Promise<ParcelTable> {
    const together = await shipmentsTogether(tx, shipmentIds.filter(isId));
    const reads = await tx.loadAll(shipmentStream, [...together.keys()]);
    const members = [...reads.values()].flatMap(({ state }) => (state.status === 'unknown' ? [] : [state.memberId]));
    const held = await findHeldParcels(tx, [...new Set(members)]);
    const unaddressed = await unaddressedAmong(tx, [...together.keys()]);
    return new ParcelTable(tx, reads, together, await codeHolders(tx, codes.map(codeKey)), held, unaddressed);
  }

  /** The parcel that a shipment is in; null for an unknown one. @param code a tracking number that it is to get */
  parcelOf(shipmentId: string, code?: string): ParcelWithContents | null {
    const parcel = parcelOf((this.together.get(shipmentId) ?? []).map((id) => this.reads.get(id)!.state));
    if (!parcel) return null;
    const { memberId } = parcel[0];
    const holder = code === undefined ? null : this.holderOf(code, memberId);
    const goesNowhere = parcel.some((one) => this.unaddressed.has(one.shipmentId));
    return { parcel, holder, isHeld: goesNowhere || this.heldMembers.has(memberId) };
  }

  /** A shipment as it stands, with what is recorded here. */
  shipmentOf(shipmentId: string): Loaded<Shipment> {
    return this.reads.get(shipmentId)!;
  }

  /** Appends facts, and lets the rows follow. @param address where it goes from now on, if a fact says that it does */
  async record(context: CommandContext, facts: readonly LaterFact[], address?: NewAddress): Promise<void> {
    const unread = facts.map(({ data }) => data.shipmentId).filter((id) => !this.reads.has(id));
    for (const [id, read] of await this.tx.loadAll(shipmentStream, unread)) this.reads.set(id, read);
    recordFacts(this.tx, context, this.reads, facts, address);
  }

  private holderOf(deliveryCode: string, memberId: string): string | null {
    const code = codeKey(deliveryCode);
    const holder = this.holders.find((one) => one.code === code && one.member_id !== memberId);
    return holder ? parcelNumberOf(holder.number) : null;
  }
}

/** What the audit trail tells of a shipment. */
export const toldOfShipment = (shipment: Shipment): object => {
  if (shipment.status === 'unknown') return {};
  const { shipmentId: _, memberId: __, drawIds: ___, ...told } = shipment;
  return told;
};

/** Appends facts about shipments that were read in this transaction, and lets their rows follow; `reads` moves on. */
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
    reads.set(shipmentId, { state: evolveShipment(state, fact), version: version + 1 });
  }
};

/** All that lies unsent for a shipment's member and goes where it goes, itself among them. */
export const goingTheSameWay = async (tx: StoreTransaction, shipmentId: string): Promise<Parcel | null> => {
  const shipments = await tx.loadAll(shipmentStream, await unsentTheSameWay(tx, shipmentId));
  return parcelOf([...shipments.values()].map(({ state }) => state));
};
