import type { Policy } from '../../kernel/policy.js';
import type { AddressGiven } from '../../members/index.js';
import { AddressParcels } from './address-parcels.command.js';

/** Addresses parcels that were requested at their deadline, before their member had entered an address. */
export const addressParcelsWhenAddressEntered: Policy<AddressGiven> = {
  name: 'address-parcels-when-address-given',
  on: { AddressGiven: ({ data: { memberId } }) => new AddressParcels(memberId) },
};
