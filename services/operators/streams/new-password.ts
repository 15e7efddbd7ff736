import type { Refusal } from '../../kernel/decision.js';

export const MIN_PASSWORD_LENGTH = 12;
/** The minimum number of distinct letters, against repeated letters. */
const MIN_DISTINCT_LETTERS = 5;

export type PasswordRefused = Refusal<'PasswordTooShort' | 'PasswordTooPlain' | 'PasswordCommon' | 'PasswordOfName'>;

/**
 * The base words of common password lists. Variants with digits and signs, doublings or other spellings are as easily guessed.
 */
const COMMON: ReadonlySet<string> = new Set([
  ...[
    'password',
    'passwort',
    'passphrase',
    'passw',
    'pass',
    'passcode',
    'secret',
    'letmein',
    'letmeinnow',
    'trustnoone',
  ],
  ...[
    'welcome',
    'changeme',
    'changethis',
    'default',
    'temporary',
    'temp',
    'guest',
    'test',
    'testing',
    'example',
    'demo',
  ],
  ...['admin', 'administrator', 'root', 'superuser', 'manager', 'master', 'owner', 'operator', 'support', 'finance'],
  ...['user', 'login', 'logon', 'signin', 'access', 'computer', 'internet', 'server', 'system', 'office', 'company'],
  ...[
    'iloveyou',
    'iloveu',
    'lovely',
    'love',
    'princess',
    'sunshine',
    'shadow',
    'monkey',
    'dragon',
    'football',
    'baseball',
  ],
  ...['basketball', 'superman', 'batman', 'pokemon', 'pikachu', 'naruto', 'starwars', 'michael', 'jennifer', 'charlie'],
  ...['jordan', 'hunter', 'killer', 'freedom', 'whatever', 'google', 'facebook', 'youtube', 'samsung', 'nintendo'],
  ...['sakura', 'doraemon', 'tokyo', 'japan', 'nippon', 'nihon', 'arigatou', 'konnichiwa', 'himitsu', 'oripa', 'shop'],
  ...['oripashop', 'cards', 'tradingcards', 'spring', 'summer', 'autumn', 'winter', 'january', 'december', 'monday'],
]);
/** Words that people put before and after a common one. */
const ADDED = /^(?:my|the|new|our|super|i)|(?:one|now|here|please|you|me|word)$/g;

/** Neighbouring keys, and letters and digits in their order. */
const ROWS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
];
const MIN_RUN = 4;

const SPELLINGS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const spelledOut = (text: string): string => text.replace(/[013457@$!]/g, (sign) => SPELLINGS[sign]!);

const backwards = (text: string): string => [...text].reverse().join('');
const RUNS = ROWS.flatMap((row) => [row, backwards(row)]);

/** Returns the length of the longest run of neighbouring keys at the start of a text; 0 if it is too short. */
const runAt = (text: string): number => {
  let length = MIN_RUN;
  if (!RUNS.some((row) => row.includes(text.slice(0, length))) || text.length < length) return 0;
  while (length < text.length && RUNS.some((row) => row.includes(text.slice(0, length + 1)))) length += 1;
  return length;
};

/** Removes runs of neighbouring keys. */
const withoutRuns = (text: string): string => {
  let rest = '';
  for (let i = 0; i < text.length; ) {
    const run = runAt(text.slice(i));
    if (run === 0) rest += text[i];
    i += run || 1;
  }
  return rest;
};

/** Returns the repeated part of a text: `password` for `passwordpassword`. */
const saidOnce = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

/** Returns the words without surrounding digits and signs, in the usual spellings. */
const coresOf = (password: string): string[] => {
  const text = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [text, trimmed]
    .flatMap((one) => [one, spelledOut(one)])
    .map((one) => saidOnce(one.replace(/[^\p{L}]/gu, '')))
    .flatMap((one) => [one, one.replace(ADDED, '')]);
};

const isCommon = (password: string): boolean => {
  if (coresOf(password).some((core) => COMMON.has(core))) return true;
  const text = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const unforeseen = withoutRuns(text).replace(/[^\p{L}]/gu, '');
  return unforeseen === '' || COMMON.has(unforeseen);
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);

/** Returns true if the password is only the operator's name or mail address, with digits or signs. */
const isOfName = (password: string, { mail, name }: { readonly mail: string; readonly name: string }): boolean => {
  const nameWords = [...wordsOf(mail), ...wordsOf(name)].sort((a, b) => b.length - a.length);
  const rest = nameWords.reduce((left, word) => left.replaceAll(word, ''), password.normalize('NFKC').toLowerCase());
  return rest.length < password.length && rest.replace(/[^\p{L}]/gu, '').length < MIN_RUN;
};

/**
 * Decides whether a password is strong enough for an operator. Length makes it hard to guess; the other checks refuse
 * the first guesses of an attacker.
 *
 * @returns the refusal; null if it is accepted
 */
export const decideNewPassword = (
  password: string,
  of: { readonly mail: string; readonly name: string },
): PasswordRefused | null => {
  if ([...password].length < MIN_PASSWORD_LENGTH) return { code: 'PasswordTooShort' };
  const letters = [...password.replace(/[\s\p{C}\p{Z}]/gu, '')];
  if (letters.length < MIN_PASSWORD_LENGTH - 4 || new Set(letters).size < MIN_DISTINCT_LETTERS)
    return { code: 'PasswordTooPlain' };
  if (isCommon(password)) return { code: 'PasswordCommon' };
  return isOfName(password, of) ? { code: 'PasswordOfName' } : null;
};
