/** Writes a value as text. */
interface Formatter<Value> {
  format(value: Value): string;
}

const TOKYO_OFFSET_MS = 9 * 3_600_000;
const MINUTE_LENGTH = 'YYYY-MM-DDThh:mm'.length;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Makes the first writer that the browser knows. */
const createOrFallBack = <Value>(make: () => Formatter<Value>, otherwise: Formatter<Value>): Formatter<Value> => {
  try {
    return make();
  } catch {
    return otherwise;
  }
};

/** Writes numbers; a browser that does not know the options gets plain figures. */
export const createNumberFormatter = (locale: string, options: Intl.NumberFormatOptions = {}): Formatter<number> =>
  createOrFallBack<number>(() => new Intl.NumberFormat(locale, options), {
    format: (n) =>
      options.style === 'percent' ? `${Math.round(n * 100)}%` : `${options.style === 'currency' ? '¥' : ''}${n}`,
  });

/** Writes moments by Tokyo's clock; a browser that does not know the options gets `2026/12/01 20:39`. */
export const createTokyoFormatter = (locale: string, options: Intl.DateTimeFormatOptions): Formatter<Date> => {
  const length = options.timeStyle || options.hour ? MINUTE_LENGTH : DAY_LENGTH;
  return createOrFallBack<Date>(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Tokyo' }), {
    format: (moment) => {
      const text = new Date(moment.getTime() + TOKYO_OFFSET_MS).toISOString().slice(0, length);
      return text.replace('T', ' ').replaceAll('-', '/');
    },
  });
};

/** Tells whether the device shows another time than Tokyo's at a moment. */
export const isOutsideTokyo = (moment: Date): boolean => moment.getTimezoneOffset() * -60_000 !== TOKYO_OFFSET_MS;
