import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { DispatchRequest } from '../wire/dispatch.contract.js';
import { dispatchOf } from '../wire/dispatch.js';
import { decideCorrectTracking } from './correct-tracking.decide.js';

/** Corrects the tracking number of a parcel on its way. */
export const correctTracking = operatorCommand({
  route: 'POST shipments/:id/correct-tracking',
  permission: 'send-parcels',
  request: DispatchRequest,
  uses: { parcels: ParcelTarget },
  prepare: ({ request }) => dispatchOf(request),
  target: ({ services, prepared: dispatch }) => services.parcels.getting(dispatch),
  decide: ({ parcel, holder }, { prepared: dispatch }) => decideCorrectTracking(parcel, dispatch, holder),
});
