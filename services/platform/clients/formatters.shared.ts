/** Formats a value as text. */
interface Formatter<Value> {
  format(value: Value): string;
}

const TOKYO_OFFSET_MS = 9 * 3_600_000;
const MINUTE_LENGTH = 'YYYY-MM-DDThh:mm'.length;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Creates a formatter, or returns the fallback when the browser does not support its options. */
const createOrFallBack = <Value>(make: () => Formatter<Value>, otherwise: Formatter<Value>): Formatter<Value> => {
  try {
    return make();
  } catch {
    return otherwise;
  }
};

/** Creates a formatter of numbers; a browser that does not support the options gets plain digits. */
export const createNumberFormatter = (locale: string, options: Intl.NumberFormatOptions = {}): Formatter<number> =>
  createOrFallBack<number>(() => new Intl.NumberFormat(locale, options), {
    format: (n) =>
      options.style === 'percent' ? `${Math.round(n * 100)}%` : `${options.style === 'currency' ? '¥' : ''}${n}`,
  });

/** Creates a formatter of moments in Tokyo time; a browser that does not support the options gets `2026/12/01 20:39`. */
export const createTokyoFormatter = (locale: string, options: Intl.DateTimeFormatOptions): Formatter<Date> => {
  const length = options.timeStyle || options.hour ? MINUTE_LENGTH : DAY_LENGTH;
  return createOrFallBack<Date>(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Tokyo' }), {
    format: (moment) => {
      const text = new Date(moment.getTime() + TOKYO_OFFSET_MS).toISOString().slice(0, length);
      return text.replace('T', ' ').replaceAll('-', '/');
    },
  });
};

/** Returns true when the device's time zone differs from Tokyo's at a moment. */
export const isOutsideTokyo = (moment: Date): boolean => moment.getTimezoneOffset() * -60_000 !== TOKYO_OFFSET_MS;
