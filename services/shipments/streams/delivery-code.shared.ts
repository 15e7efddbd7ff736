/** A tracking number as it is kept. */
export const DELIVERY_CODE = /^[0-9A-Za-z][0-9A-Za-z-]{0,49}$/;

/**
 * A number as it was typed or scanned, as it is kept: in half width, without spaces, and without the letters that a
 * Codabar reader gives before and behind it.
 */
export const keptCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[‐‑–—―−ー]/g, '-')
    .replace(/^[A-D]([0-9-]+)[A-D]$/i, '$1');

/** The same for two ways to write one number. */
export const codeKey = (deliveryCode: string): string => deliveryCode.replace(/-/g, '').toUpperCase();
