import type { Policy } from '../../kernel/policy.js';
import type { AddressGiven } from '../../members/index.js';
import { AddressParcels } from './address-parcels.command.js';

/** Parcels that were asked for at their deadline, before their member had told where to. */
export const addressParcelsWhenAddressGiven: Policy<AddressGiven> = {
  name: 'address-parcels-when-address-given',
  on: { AddressGiven: ({ data: { memberId } }) => new AddressParcels(memberId) },
};
