import { type Parcel, parcelOf } from './parcel.js';
import type { ShipmentEvent } from './shipment.events.js';
import { applyShipmentEvent, initialShipment } from './shipment.state.js';

const memberId = 'm1';
export const dispatch = { deliveryCode: '1234-5678-9012', carrier: '西濃運輸' };

export const buildRequested = (shipmentId: string, ...drawIds: string[]): ShipmentEvent => ({
  type: 'ShipmentRequested',
  data: { shipmentId, memberId, cards: drawIds.map((drawId) => ({ drawId, indexes: [0] })) },
});
export const buildCombined = (shipmentId: string, ...shipmentIds: string[]): ShipmentEvent => ({
  type: 'ShipmentCombined',
  data: { shipmentId, memberId, parcelId: shipmentIds[0]!, shipmentIds },
});
export const split = (shipmentId: string): ShipmentEvent => ({ type: 'ShipmentSplit', data: { shipmentId, memberId } });
export const buildShipped = (shipmentId: string, ...drawIds: string[]): ShipmentEvent => ({
  type: 'ShipmentShipped',
  data: { shipmentId, memberId, drawIds, ...dispatch },
});
export const buildReturned = (shipmentId: string, keptUntil = '2026-02-14'): ShipmentEvent => ({
  type: 'ShipmentReturned',
  data: { shipmentId, memberId, drawIds: ['d1'], keptUntil },
});
export const buildResendRequested = (shipmentId: string): ShipmentEvent => ({
  type: 'ShipmentResendRequested',
  data: { shipmentId, memberId, drawIds: ['d1'] },
});
export const buildForfeited = (shipmentId: string): ShipmentEvent => ({
  type: 'ShipmentForfeited',
  data: { shipmentId, memberId, drawIds: ['d1'] },
});

/** Builds a parcel from the events of its shipments. */
export const buildParcel = (...histories: ShipmentEvent[][]): Parcel =>
  parcelOf(histories.map((history) => history.reduce(applyShipmentEvent, initialShipment)))!;
