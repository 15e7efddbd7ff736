/** The deadline of a lot's points. */
export const LOT_EXPIRY = 'lot-expiry';
