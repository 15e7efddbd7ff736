/** Formats how long ago something happened. @param fallback used by browsers without `Intl.RelativeTimeFormat` */
export const formatAgo = (
  locale: string,
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
  fallback: () => string,
): string => {
  try {
    return new Intl.RelativeTimeFormat(locale).format(-count, unit);
  } catch {
    return fallback();
  }
};
