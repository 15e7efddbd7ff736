/** Writes how long ago something was. @param fallback for browsers that cannot */
export const agoText = (
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
