import type { Policy } from '../../kernel/policy.js';
import type { ShipmentReturned } from '../streams/shipment.events.js';
import { NotifyMember } from './notify-member.command.js';

const name = 'notify-member-when-returned';

export const notifyMemberWhenReturned: Policy<ShipmentReturned> = {
  name,
  on: {
    ShipmentReturned: ({ data: { memberId, shipmentId, keptUntil }, correlationId }) =>
      new NotifyMember(memberId, shipmentId, { kind: 'returned', keptUntil }, `${name}/${correlationId}`),
  },
};
