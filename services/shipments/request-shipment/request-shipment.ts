import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { insertParcel, type ParcelRequest } from '../rows/parcels.rows.js';
import { type CardsOfDraw, type ShipmentRequested } from '../streams/shipment.events.js';
import { shipmentStreamOf } from '../streams/shipment.state.js';

const cardsOf = (items: ParcelRequest['items']): CardsOfDraw[] => {
  const byDraw = new Map<string, number[]>();
  for (const { drawId, index } of items) byDraw.set(drawId, [...(byDraw.get(drawId) ?? []), index]);
  return [...byDraw].map(([drawId, indexes]) => ({ drawId, indexes }));
};

/**
 * Requests a parcel. Queues the event and the parcel's row in the transaction that gave the member the cards. A used shipment
 * id fails the commit.
 */
export const requestShipment = (tx: StoreTransaction, context: CommandContext, request: ParcelRequest): void => {
  const { shipmentId, memberId, items } = request;
  const requested: ShipmentRequested = {
    type: 'ShipmentRequested',
    data: { shipmentId, memberId, cards: cardsOf(items) },
  };
  tx.append(context, {
    streamId: shipmentStreamOf(shipmentId),
    expectedVersion: 0,
    partitionKey: memberId,
    events: [requested],
  });
  insertParcel(tx, request);
};
