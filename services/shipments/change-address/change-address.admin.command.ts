import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { isAddressedTo } from '../rows/parcels.rows.js';
import { AddressRequest, newAddressOf } from '../wire/new-address.js';
import { decideChangeAddress } from './change-address.decide.js';

/** Sends an unsent parcel to another address. */
export const changeAddress = operatorCommand({
  route: 'POST shipments/:id/change-address',
  permission: 'send-parcels',
  request: AddressRequest,
  uses: { parcels: ParcelTarget },
  prepare: ({ request }) => newAddressOf(request),
  target: ({ services, prepared: address }) => services.parcels.getting({ address }),
  facts: async (_, { id, tx, prepared: address }) => ({ isThere: await isAddressedTo(tx, id, address) }),
  decide: ({ parcel }, { facts }) => decideChangeAddress(parcel, facts.isThere),
});
