import type { Policy } from '../../kernel/policy.js';
import type { ShipmentTrackingCorrected } from '../streams/shipment.events.js';
import { NotifyMember } from './notify-member.command.js';

const name = 'notify-member-when-tracking-corrected';

/** Reports a corrected tracking number to the member. */
export const notifyMemberWhenTrackingCorrected: Policy<ShipmentTrackingCorrected> = {
  name,
  on: {
    ShipmentTrackingCorrected: ({ data: { memberId, shipmentId, deliveryCode, carrier, replaces }, correlationId }) =>
      new NotifyMember(
        memberId,
        shipmentId,
        { kind: 'corrected', deliveryCode, carrier, replaces },
        `${name}/${correlationId}`,
      ),
  },
};
