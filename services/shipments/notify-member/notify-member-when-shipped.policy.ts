import type { Policy } from '../../kernel/policy.js';
import type { ShipmentShipped } from '../streams/shipment.events.js';
import { NotifyMember } from './notify-member.command.js';

const name = 'notify-member-when-shipped';

/** Reports shipments to their member, with one mail for each parcel. */
export const notifyMemberWhenShipped: Policy<ShipmentShipped> = {
  name,
  on: {
    ShipmentShipped: ({ data: { memberId, shipmentId, deliveryCode, carrier }, correlationId }) =>
      new NotifyMember(memberId, shipmentId, { kind: 'shipped', deliveryCode, carrier }, `${name}/${correlationId}`),
  },
};
