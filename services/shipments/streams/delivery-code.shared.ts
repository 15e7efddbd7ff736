/** The stored form of a tracking number. */
export const DELIVERY_CODE = /^[0-9A-Za-z][0-9A-Za-z-]{0,49}$/;

/**
 * Converts a typed or scanned number to its stored form: half-width, without spaces, and without the start and stop letters of
 * a Codabar reader.
 */
export const toStoredCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[‐‑–—―−ー]/g, '-')
    .replace(/^[A-D]([0-9-]+)[A-D]$/i, '$1');

/** Returns a key that is equal for all notations of a number. */
export const toCodeKey = (deliveryCode: string): string => deliveryCode.replace(/-/g, '').toUpperCase();
