/** Matches the units that people and programs write after a count or an amount in yen. */
const UNITS = /(?:円|yen|jpy|口|枚|本|個|件|点|pt|p|ポイント|等|位)$/i;
const GROUPED = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/;

/**
 * Parses a whole number as people and programs write it, in half or full width. It may have grouping commas, a yen sign, a unit, and
 * zeros after the point. A negative one has a minus sign, ▲, △ or brackets. Returns NaN for anything else.
 */
export const parseWholeNumber = (text: string): number => {
  const plain = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[−‐‑–—―]/g, '-');
  const [, bracketed] = /^\((.+)\)$/.exec(plain) ?? [];
  const [, sign = '', amount = ''] = /^[¥\\]?([-+▲△]?)[¥\\]?(.*)$/.exec((bracketed ?? plain).replace(UNITS, '')) ?? [];
  if (!GROUPED.test(amount)) return Number.NaN;
  const whole = Number(amount.replaceAll(',', ''));
  const isBelowZero = bracketed !== undefined || (sign !== '' && sign !== '+');
  return isBelowZero && whole !== 0 ? -whole : whole;
};
