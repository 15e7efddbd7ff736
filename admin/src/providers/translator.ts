import type { Words } from './messages';

/** Returns the message of a key, with values in place of `%{name}`. */
export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Separates the forms of a message for one and for several. */
const FORMS = '||||';
const VALUE = /%\{(.*?)\}/g;

/**
 * Creates the translation function of react-admin. `smart_count` selects a form: the first for one, the second for
 * other counts.
 * A missing key returns the option `_`, or the key itself.
 */
export const translatorOf = (words: Words): Translate => {
  const byKey = new Map(keyed(words));
  return (key, options = {}) => {
    const word = byKey.get(key) ?? (typeof options._ === 'string' ? options._ : key);
    return formOf(word, options.smart_count).replaceAll(VALUE, (place, name) => String(options[name] ?? place));
  };
};

const keyed = (words: Words, branch = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[branch + name, word] as [string, string]] : keyed(word, `${branch}${name}.`),
  );

const formOf = (word: string, count: unknown): string => {
  if (count === undefined || count === null) return word;
  const forms = word.split(FORMS);
  return (forms[Number(count) === 1 ? 0 : 1] ?? forms[0]!).trim();
};
