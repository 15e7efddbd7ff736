/** A pattern of personal data or a secret, and its replacement. */
type Rule = readonly [pattern: RegExp, replace: (...groups: string[]) => string];

/** Characters that end an address or a value. */
const END = '\\s"\'<>()\\[\\]{},;';
/** Names after which a secret follows. */
const NAMED =
  'pass(?:word|wd)?|pwd|secret|token|otp|(?:api|access)[_-]?key|authorization|auth|session|signature|credential';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Distinguishes a text of random bytes from names of classes, constraints and files. */
const isKey = (text: string): boolean => {
  if (UUID.test(text)) return false;
  if (/^[\da-f]{32,}$/i.test(text)) return true;
  return /\d[\w-]*[A-Za-z]/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
};

/** The minimum number of digits of a phone or card number. */
const MIN_DIGITS = 9;
const hideNumber = (number: string): string => (number.replace(/\D/g, '').length < MIN_DIGITS ? number : '[number]');

/** Checks for the name of a table, field or function in quotes. */
const isName = (quoted: string): boolean => /^"[\w.:$-]*"$/.test(quoted);

/** The rules in their order. Values after a telling name come before texts that only look like secrets. */
const RULES: readonly Rule[] = [
  // PostgreSQL: a key that is taken or missing, a row that a constraint refuses, a value that has no such type.
  [/\b(key \(.*?\)\s?=\s?)\(.*?\)(?= already exists| is (?:not|still) | conflicts |\.?$)/gim, (_, key) => `${key}(…)`],
  [/\b(Failing row contains) \(.*?\)(?=\.?$)/gims, (_, words) => `${words} (…)`],
  [/\b((?:invalid|malformed|out of range)[^:\n]*: )".*?"(?=$|\n)/gs, (_, words) => `${words}"…"`],
  // JSON: an excerpt of an invalid text.
  [/(Unexpected token|Unterminated string|Expected) .*(?= is not valid JSON)/gs, (_, words) => `${words} …,`],
  // A URL, whose path may have a secret.
  [
    new RegExp(`\\b([a-z][a-z\\d+.-]*://)(?:[^/${END}@]*@)?([^/?#${END}]*)([/?#][^${END}]+)?`, 'gi'),
    (_, scheme, host, path) => `${scheme}${host}${path && path !== '/' ? '/…' : (path ?? '')}`,
  ],
  [/\b((?:set-)?cookie: ).*/gi, (_, name) => `${name}…`],
  [/\b(Bearer|Basic|Digest) [\w+/=.~-]+/gi, (_, scheme) => `${scheme} …`],
  [
    new RegExp(`((?:\\b|_)(?:${NAMED})["']?\\s*[=:]\\s*)(?:"[^"\\n]*"|'[^'\\n]*'|[^${END}&]+)`, 'gi'),
    (_, name) => `${name}…`,
  ],
  // A mail address, in the forms of its owner or of a server.
  [/"[^"\n]+"[@＠][^\s"'<>()[\]{},;]+/g, () => '[mail]'],
  [/[^\s"'<>()[\]{},;:=/]+[@＠][^\s"'<>()[\]{},;:=/]+/g, () => '[mail]'],
  // A phone or card number with any separators, but not a part of another word.
  [/(?<![\w.-])(?:\+\d|0\d|\d{4}(?=[ -]?\d{4}[ -]?\d{4}))[\d ()-]*\d(?![\w-])/g, hideNumber],
  [/[\w+/]{20,}={1,2}/g, () => '[key]'],
  [/[\w-]{20,}/g, (text) => (isKey(text!) ? '[key]' : text!)],
  [/"[^"\n]*"/g, (quoted) => (isName(quoted!) ? quoted! : '"…"')],
];

/** The maximum length of a redacted text; the rest is cut off. */
const MAX_LENGTH = 4000;
/** The minimum length of a known value. A shorter one is part of ordinary words. */
const MIN_KNOWN = 3;

const escapePattern = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a text about an error without personal data and secrets. Removed are mail addresses, phone and card numbers, keys, paths
 * of URLs, and values that PostgreSQL, JSON or a server repeats.
 *
 * @param knownValues values of any form that must not be in the result
 */
export const redact = (text: string, knownValues: readonly string[] = []): string => {
  const patterns = knownValues.filter(({ length }) => length >= MIN_KNOWN).map(escapePattern);
  const start = text.slice(0, MAX_LENGTH);
  const without = patterns.length > 0 ? start.replace(new RegExp(patterns.join('|'), 'gi'), '…') : start;
  return RULES.reduce((left, [pattern, replace]) => left.replace(pattern, replace), without);
};
