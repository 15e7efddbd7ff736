import type { Policy } from '../../kernel/policy.js';
import type { ShipmentRequested } from '../streams/shipment.events.js';
import { AskForAddress } from './ask-for-address.command.js';

/** Cards may be asked for by the clock, which asks nobody where they go. */
export const askForAddressWhenRequested: Policy<ShipmentRequested> = {
  name: 'ask-for-address-when-requested',
  on: { ShipmentRequested: ({ data: { memberId } }) => new AskForAddress(memberId) },
};
