/** Converts camel case to snake case: `pricePoint` to `price_point`. */
const underscore = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();

/**
 * Makes a name readable: `price_point` becomes `Price point`, `pack_id` becomes `Pack`.
 * @param isLow starts with a lower-case letter
 */
export const humanize = (name: string, isLow = false): string => {
  const words = name
    .toLowerCase()
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ');
  return isLow ? words : words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the name unchanged, because resources have plural names: `packs`. */
export const inflect = (name: string): string => name;

/** Singular and plural are the same: a translation carries both forms. */
export { inflect as pluralize, inflect as singularize };

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** Makes the label of a field from its name, as react-admin asks for it. */
export const transform = (name: string): string => humanize(underscore(name));
