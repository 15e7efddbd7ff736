import { type Parcel, parcelOf } from './parcel.js';
import type { ShipmentEvent } from './shipment.events.js';
import { evolveShipment, initialShipment } from './shipment.state.js';

const memberId = 'm1';
export const dispatch = { deliveryCode: '1234-5678-9012', carrier: '西濃運輸' };

export const requested = (shipmentId: string, ...drawIds: string[]): ShipmentEvent => ({
  type: 'ShipmentRequested',
  data: { shipmentId, memberId, cards: drawIds.map((drawId) => ({ drawId, indexes: [0] })) },
});
export const combined = (shipmentId: string, ...shipmentIds: string[]): ShipmentEvent => ({
  type: 'ShipmentCombined',
  data: { shipmentId, memberId, parcelId: shipmentIds[0]!, shipmentIds },
});
export const split = (shipmentId: string): ShipmentEvent => ({ type: 'ShipmentSplit', data: { shipmentId, memberId } });
export const shipped = (shipmentId: string, ...drawIds: string[]): ShipmentEvent => ({
  type: 'ShipmentShipped',
  data: { shipmentId, memberId, drawIds, ...dispatch },
});
export const returned = (shipmentId: string, keptUntil = '2026-02-14'): ShipmentEvent => ({
  type: 'ShipmentReturned',
  data: { shipmentId, memberId, drawIds: ['d1'], keptUntil },
});
export const resendRequested = (shipmentId: string): ShipmentEvent => ({
  type: 'ShipmentResendRequested',
  data: { shipmentId, memberId, drawIds: ['d1'] },
});
export const forfeited = (shipmentId: string): ShipmentEvent => ({
  type: 'ShipmentForfeited',
  data: { shipmentId, memberId, drawIds: ['d1'] },
});

/** A parcel by the facts of each of its shipments. */
export const parcel = (...histories: ShipmentEvent[][]): Parcel =>
  parcelOf(histories.map((history) => history.reduce(evolveShipment, initialShipment)))!;
