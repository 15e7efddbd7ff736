import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { isAddressedTo } from '../rows/parcels.rows.js';
import { dispatchIn } from '../wire/dispatch.js';
import { parseAddress } from '../wire/new-address.js';
import { ResendRequest } from './resend-parcel.contract.js';
import { decideResendParcel } from './resend-parcel.decide.js';

/** Sends a returned parcel again, to its address or to another. */
export const resendParcel = operatorCommand({
  route: 'POST shipments/:id/resend',
  permission: 'send-parcels',
  request: ResendRequest,
  uses: { parcels: ParcelTarget },
  prepare: ({ request }) => ({ dispatch: dispatchIn(request), address: parseAddress(request) }),
  target: ({ services, prepared: { dispatch, address } }) =>
    services.parcels.getting({ deliveryCode: dispatch?.deliveryCode, address }),
  facts: async (_, { id, tx, prepared: { address } }) => ({
    isElsewhere: address !== undefined && !(await isAddressedTo(tx, id, address)),
  }),
  decide: ({ parcel, holder, isHeld }, { prepared: { dispatch }, facts }) =>
    decideResendParcel(parcel, dispatch, holder, facts.isElsewhere, isHeld),
});
