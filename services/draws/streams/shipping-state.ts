/**
 * The shipping state of a draw, a card or a parcel. `nothing_to_ship` means converted, exchanged or lost with the
 * account.
 */
export type ShippingState = 'undecided' | 'to_ship' | 'shipped' | 'nothing_to_ship';
