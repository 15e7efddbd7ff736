/** What no two of them look like: neither I, O nor Q. Twenty-three, which is prime, so that every slip below is seen. */
const CHECK_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const WRITTEN = /^P(\d{6,9})([A-Z])$/;

/**
 * A parcel's number as people read, type and scan it: `P100042X`. The letter at the end is a check: one wrong digit, or
 * two that have changed places, give another one.
 *
 * @param count from the shop's own count of shipments, at least 100001
 */
export const parcelNumberOf = (count: number): string => `P${count}${CHECK_LETTERS[count % CHECK_LETTERS.length]}`;

/** What was typed or scanned, as a parcel's number is written: upper case, half width, without spaces and hyphens. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s‐‑–—―−ー-]/g, '')
    .toUpperCase();

/** The count behind a parcel's number, however it is written; null for what is none, or has the wrong check letter. */
export const parcelCountOf = (text: string): number | null => {
  const [number, digits] = WRITTEN.exec(plain(text)) ?? [];
  if (number === undefined) return null;
  const count = Number(digits);
  return parcelNumberOf(count) === number ? count : null;
};
