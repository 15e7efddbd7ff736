import type { Policy } from '../../kernel/policy.js';
import type { ShipmentShipped } from '../streams/shipment.events.js';
import { NotifyMember } from './notify-member.command.js';

const name = 'notify-member-when-shipped';

/** Shipments in one parcel are shipped by one command, and told of in one mail. */
export const notifyMemberWhenShipped: Policy<ShipmentShipped> = {
  name,
  on: {
    ShipmentShipped: ({ data: { memberId, shipmentId, deliveryCode, carrier }, correlationId }) =>
      new NotifyMember(memberId, shipmentId, { kind: 'shipped', deliveryCode, carrier }, `${name}/${correlationId}`),
  },
};
