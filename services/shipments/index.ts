export type { PostalAddress } from '../members/index.js';
export { requestShipment } from './request-shipment/request-shipment.js';
export { loadUnsentParcels, unsentOf } from './rows/late-parcels.rows.js';
export type { ParcelItem, ParcelRequest } from './rows/parcels.rows.js';
export { type ParcelOfDraw, ParcelsOfDraw } from './rows/parcels-of-draw.rows.js';
export { ShipmentsModule, shipmentsPart } from './shipments.module.js';
export { toCarrierName, toStoredCarrier } from './streams/carriers.shared.js';
export { computeLateBefore } from './streams/due-day.js';
export type {
  CardsOfDraw,
  ShipmentAddressChanged,
  ShipmentEvent,
  ShipmentForfeited,
  ShipmentRequested,
  ShipmentResendRequested,
  ShipmentReturned,
  ShipmentShipped,
  ShipmentTrackingCorrected,
} from './streams/shipment.events.js';
export {
  applyShipmentEvent,
  initialShipment,
  type Shipment,
  shipmentStream,
  shipmentStreamOf,
} from './streams/shipment.state.js';
export { buildTrackingPage } from './wire/tracking-page.js';
