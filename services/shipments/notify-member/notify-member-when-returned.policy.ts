import type { Policy } from '../../kernel/policy.js';
import type { ShipmentReturned } from '../streams/shipment.events.js';
import { NotifyMember } from './notify-member.command.js';

const name = 'notify-member-when-returned';

export const notifyMemberWhenReturned: Policy<ShipmentReturned> = {
  name,
  on: {
    ShipmentReturned: ({ data: { memberId, keptUntil }, correlationId }) =>
      new NotifyMember(memberId, { kind: 'returned', keptUntil }, `${name}/${correlationId}`),
  },
};
