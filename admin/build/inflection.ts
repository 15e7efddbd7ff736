/** `pricePoint` as `price_point`. */
const underscore = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();

/**
 * `price_point` as `Price point`; `pack_id` as `Pack`.
 * @param isLow begins with a small letter instead
 */
export const humanize = (name: string, isLow = false): string => {
  const words = name
    .toLowerCase()
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ');
  return isLow ? words : words.charAt(0).toUpperCase() + words.slice(1);
};

/** Things are many by their names: `packs`. */
export const inflect = (name: string): string => name;

/** One thing is called as several are; what has a word has one for each. */
export { inflect as pluralize, inflect as singularize };

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** What react-admin asks of a field's name. */
export const transform = (name: string): string => humanize(underscore(name));
