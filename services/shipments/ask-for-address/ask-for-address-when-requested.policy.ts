import type { Policy } from '../../kernel/policy.js';
import type { ShipmentRequested } from '../streams/shipment.events.js';
import { AskForAddress } from './ask-for-address.command.js';

/** Asks for the address of cards that a deadline requested without one. */
export const askForAddressWhenRequested: Policy<ShipmentRequested> = {
  name: 'ask-for-address-when-requested',
  on: { ShipmentRequested: ({ data: { memberId } }) => new AskForAddress(memberId) },
};
