import type { Policy } from '../../kernel/policy.js';
import type { ShipmentAddressChanged } from '../streams/shipment.events.js';
import { NotifyMember } from './notify-member.command.js';

const name = 'notify-member-when-address-changed';

/** Reports a change of the address to the member, who may not have requested it. */
export const notifyMemberWhenAddressChanged: Policy<ShipmentAddressChanged> = {
  name,
  on: {
    ShipmentAddressChanged: ({ data: { memberId, shipmentId }, correlationId }) =>
      new NotifyMember(memberId, shipmentId, { kind: 'readdressed' }, `${name}/${correlationId}`),
  },
};
