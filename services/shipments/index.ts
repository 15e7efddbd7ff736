export type { PostalAddress } from '../members/index.js';
export { lateBefore } from './due-day.js';
export type { ParcelItem, ParcelRequest } from './parcel-rows.js';
export { type ParcelOfDraw, ParcelsOfDraw } from './parcels-of-draw.js';
export { requestShipment } from './request-shipment/request-shipment.js';
export { ShipmentsModule, shipmentsPart } from './shipments.module.js';
export type {
  CardsOfDraw,
  ShipmentEvent,
  ShipmentForfeited,
  ShipmentRequested,
  ShipmentReturned,
  ShipmentShipped,
  ShipmentTrackingCorrected,
} from './streams/shipment.events.js';
export { shipmentStreamOf } from './streams/shipment.state.js';
