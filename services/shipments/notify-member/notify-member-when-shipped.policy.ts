import type { Policy } from '../../kernel/policy.js';
import type { ShipmentShipped } from '../streams/shipment.events.js';
import { NotifyMember } from './notify-member.command.js';

export const notifyMemberWhenShipped: Policy<ShipmentShipped> = {
  name: 'notify-member-when-shipped',
  on: {
    ShipmentShipped: ({ data: { memberId, deliveryCode, carrier } }, commandId) =>
      new NotifyMember(memberId, { deliveryCode, carrier }, commandId),
  },
};
