import { Injectable } from '@nestjs/common';
import { type Decision, refuse } from '../kernel/decision.js';
import { isId } from '../kernel/ids.js';
import type { Loaded } from '../kernel/stream.js';
import { type Changes, changesBetween } from '../operators/index.js';
import { EventStore } from '../platform/store/event-store.js';
import type { CommandContext, StoreTransaction } from '../platform/store/transaction.js';
import { followFact, type LaterFact, type NewAddress } from './parcel-rows.js';
import { codeKey } from './streams/delivery-code.shared.js';
import { type Parcel, parcelOf } from './streams/parcel.js';
import { parcelNumberOf } from './streams/parcel-number.shared.js';
import type { ShipmentRefusal } from './streams/shipment.refusals.js';
import { evolveShipment, type Shipment, shipmentStream, shipmentStreamOf } from './streams/shipment.state.js';

/** Who changes a parcel, by which command. */
export interface ParcelChange {
  /** Any shipment in it. */
  readonly shipmentId: string;
  readonly context: CommandContext;
  /** The version that the operator looked at; absent: whichever it is. */
  readonly seen?: number | undefined;
  /** A tracking number that it gets. */
  readonly deliveryCode?: string;
  /** Where it goes from now on, if a fact says that it goes elsewhere. */
  readonly address?: NewAddress | undefined;
  /** Written in the same transaction: the operator's entry in the audit trail, `done`, or the refusal's code. */
  readonly also?: (tx: StoreTransaction, outcome: string, changes: Changes) => void;
}

/** A parcel under its lock. */
export interface ParcelWithContents {
  readonly parcel: Parcel;
  /** The number of another member's parcel that has the tracking number, if there is one. */
  readonly holder: string | null;
  readonly tx: StoreTransaction;
}

type Rule = (
  on: ParcelWithContents,
) => Decision<LaterFact, ShipmentRefusal> | Promise<Decision<LaterFact, ShipmentRefusal>>;

const MEMBERS = 'select shipment_id, member_id from shipments.parcels where shipment_id = any($1)';
const TOGETHER = `select p.shipment_id, p.parcel_id from shipments.parcels p
  where p.parcel_id in (select parcel_id from shipments.parcels where shipment_id = any($1))
  order by p.requested_at, p.shipment_id`;
const HOLDERS = `select upper(replace(p.delivery_code, '-', '')) as code, p.member_id, o.number
  from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id
 where upper(replace(p.delivery_code, '-', '')) = any($1)`;

/** The lock of all that lies unsent for a member. */
export const lockOfParcels = (memberId: string): string => `parcels-of-${memberId}`;

/**
 * The one way to change parcels that exist. All that lies unsent for a member is under one lock, so that what goes
 * together stays together while a rule decides; a tracking number has a lock of its own, so that it is given once.
 */
@Injectable()
export class Parcels {
  constructor(private readonly store: EventStore) {}

  async change(change: ParcelChange, rule: Rule): Promise<ShipmentRefusal | null> {
    return (await this.changeAll([change], () => rule))[0]!;
  }

  /** Several parcels in one commit, each by its own rule; one that is refused does not hinder the others. */
  async changeAll<Change extends ParcelChange>(
    changes: readonly Change[],
    ruleOf: (change: Change) => Rule,
  ): Promise<(ShipmentRefusal | null)[]> {
    const members = await this.membersOf(changes.map(({ shipmentId }) => shipmentId).filter(isId));
    const codes = changes.flatMap(({ deliveryCode }) => (deliveryCode ? [codeKey(deliveryCode)] : []));
    const locks = [...[...members.values()].map(lockOfParcels), ...codes.map((code) => `tracking-${code}`)];
    return this.store.transact(new Set(locks), async (tx) => {
      const batch = await ParcelBatch.load(tx, [...members.keys()], codes);
      const outcomes: (ShipmentRefusal | null)[] = [];
      for (const change of changes) outcomes.push(await batch.carryOut(change, ruleOf(change)));
      return outcomes;
    });
  }

  private async membersOf(shipmentIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.store.look((tx) =>
      tx.read<{ shipment_id: string; member_id: string }>('shipments-members', MEMBERS, [shipmentIds]),
    );
    return new Map(rows.map((row) => [row.shipment_id, row.member_id]));
  }
}

/** Parcels with all their shipments, read in one transaction. */
class ParcelBatch {
  private constructor(
    private readonly tx: StoreTransaction,
    private readonly reads: Map<string, Loaded<Shipment>>,
    /** The shipments of the parcel that each shipment is in. */
    private readonly together: ReadonlyMap<string, readonly string[]>,
    private readonly holders: readonly { code: string; member_id: string; number: number }[],
  ) {}

  static async load(
    tx: StoreTransaction,
    shipmentIds: readonly string[],
    codes: readonly string[],
  ): Promise<ParcelBatch> {
    const rows = await tx.read<{ shipment_id: string; parcel_id: string }>('shipments-together', TOGETHER, [
      shipmentIds,
    ]);
    const byParcel = new Map<string, string[]>();
    for (const { shipment_id, parcel_id } of rows)
      byParcel.set(parcel_id, [...(byParcel.get(parcel_id) ?? []), shipment_id]);
    const together = new Map(rows.map(({ shipment_id, parcel_id }) => [shipment_id, byParcel.get(parcel_id)!]));
    const reads = await tx.loadAll(shipmentStream, [...together.keys()]);
    const holders =
      codes.length > 0 ? await tx.read<ParcelBatch['holders'][number]>('shipments-holders', HOLDERS, [codes]) : [];
    return new ParcelBatch(tx, reads, together, holders);
  }

  async carryOut(change: ParcelChange, rule: Rule): Promise<ShipmentRefusal | null> {
    const { tx } = this;
    const { shipmentId, seen, also } = change;
    const parcel = parcelOf((this.together.get(shipmentId) ?? []).map((id) => this.reads.get(id)!.state));
    if (!parcel) return { code: 'NoSuchShipment' };
    const isStale = seen !== undefined && seen !== this.reads.get(shipmentId)!.version;
    const holder = this.holderOf(change, parcel[0].memberId);
    const decision: Decision<LaterFact, ShipmentRefusal> = isStale
      ? refuse({ code: 'StaleVersion' })
      : await rule({ parcel, holder, tx });
    if (decision.refusal) {
      also?.(tx, decision.refusal.code, {});
      return decision.refusal;
    }
    const before = toldOf(this.reads.get(shipmentId)!.state);
    await this.record(change, decision.events);
    also?.(tx, 'done', changesBetween(before, toldOf(this.reads.get(shipmentId)!.state)));
    return null;
  }

  private holderOf({ deliveryCode }: ParcelChange, memberId: string): string | null {
    if (deliveryCode === undefined) return null;
    const code = codeKey(deliveryCode);
    const holder = this.holders.find((one) => one.code === code && one.member_id !== memberId);
    return holder ? parcelNumberOf(holder.number) : null;
  }

  private async record({ context, address }: ParcelChange, facts: readonly LaterFact[]): Promise<void> {
    const unread = facts.map(({ data }) => data.shipmentId).filter((id) => !this.reads.has(id));
    for (const [id, read] of await this.tx.loadAll(shipmentStream, unread)) this.reads.set(id, read);
    recordFacts(this.tx, context, this.reads, facts, address);
  }
}

/** What the audit trail tells of a shipment. */
const toldOf = (shipment: Shipment): object => {
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
