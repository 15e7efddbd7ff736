/** What is odd about a number that was typed or scanned. */
export type NumberFault = 'bad' | 'double' | 'odd';

const YAMATO = 'ヤマト運輸';

/** The number as the shop keeps it: half width, no spaces, without the letters that a barcode reader adds. */
export const typedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[‐‑–—―−ー]/g, '-')
    .replace(/^[A-D]([0-9-]+)[A-D]$/i, '$1');

const bare = (code: string): string => code.replaceAll('-', '').toUpperCase();

/** Not as its carrier's: the last of Yamato's twelve digits is what is left of the first eleven divided by seven. */
export const isOdd = (code: string, carrier: string): boolean => {
  const digits = bare(code);
  return carrier === YAMATO && (!/^\d{12}$/.test(digits) || Number(digits.slice(0, 11)) % 7 !== Number(digits[11]));
};

/** What to say before the number is sent; only an odd one may be sent all the same. @param others on the same page */
export const numberFault = (code: string, carrier: string, others: readonly string[]): NumberFault | null => {
  if (!/^[0-9A-Za-z][0-9A-Za-z-]{0,49}$/.test(code)) return 'bad';
  if (others.some((other) => bare(other) === bare(code))) return 'double';
  return isOdd(code, carrier) ? 'odd' : null;
};
