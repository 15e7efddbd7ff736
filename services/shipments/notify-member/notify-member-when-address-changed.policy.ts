import type { Policy } from '../../kernel/policy.js';
import type { ShipmentAddressChanged } from '../streams/shipment.events.js';
import { NotifyMember } from './notify-member.command.js';

const name = 'notify-member-when-address-changed';

/** A member who did not ask for it gets to know of it. */
export const notifyMemberWhenAddressChanged: Policy<ShipmentAddressChanged> = {
  name,
  on: {
    ShipmentAddressChanged: ({ data: { memberId, shipmentId }, correlationId }) =>
      new NotifyMember(memberId, shipmentId, { kind: 'readdressed' }, `${name}/${correlationId}`),
  },
};
