/**
 * How far the shipping is, of a draw, a card or a parcel: not yet decided on, to be shipped, shipped, or nothing of it is to be
 * shipped, because it was turned into points, given in exchange or lost with the account.
 */
export type ShippingState = 'undecided' | 'to_ship' | 'shipped' | 'nothing_to_ship';
