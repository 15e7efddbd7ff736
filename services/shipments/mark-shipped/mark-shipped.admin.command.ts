import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { DispatchRequest } from '../wire/dispatch.contract.js';
import { dispatchOf } from '../wire/dispatch.js';
import { decideMarkShipped } from './mark-shipped.decide.js';

/** Records that a parcel was handed to the carrier. */
export const markShipped = operatorCommand({
  route: 'POST shipments/:id/mark-shipped',
  permission: 'send-parcels',
  request: DispatchRequest,
  uses: { parcels: ParcelTarget },
  prepare: ({ request }) => dispatchOf(request),
  target: ({ services, prepared: dispatch }) => services.parcels.getting(dispatch),
  decide: ({ parcel, holder, isHeld }, { prepared: dispatch }) => decideMarkShipped(parcel, dispatch, holder, isHeld),
});
