/**
 * Letters that do not look alike, without I, O and Q. Their number, 23, is prime, so that every mistake below is detected.
 */
const CHECK_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const WRITTEN = /^P(\d{6,9})([A-Z])$/;

/**
 * Returns a parcel's number for people: `P100042X`. The last letter is a check letter that detects one wrong digit or two
 * swapped ones.
 *
 * @param count the shop's count of shipments, at least 100001
 */
export const parcelNumberOf = (count: number): string => `P${count}${CHECK_LETTERS[count % CHECK_LETTERS.length]}`;

/** Normalises a typed or scanned number: upper case, half width, without spaces and hyphens. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s‐‑–—―−ー-]/g, '')
    .toUpperCase();

/** Returns the count of a parcel's number in any notation; null for an invalid number or a wrong check letter. */
export const parcelCountOf = (text: string): number | null => {
  const [number, digits] = WRITTEN.exec(plain(text)) ?? [];
  if (number === undefined) return null;
  const count = Number(digits);
  return parcelNumberOf(count) === number ? count : null;
};
