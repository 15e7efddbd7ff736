import type { Refusal } from '../../kernel/decision.js';

export const LEAST_LETTERS = 12;
/** Fewer than these, and it is one letter held down, or two in turn. */
const LEAST_DIFFERENT = 5;

export type PasswordRefused = Refusal<'PasswordTooShort' | 'PasswordTooPlain' | 'PasswordCommon' | 'PasswordOfName'>;

/**
 * What nearly every list of the most used passwords is made of, in its plain form: with figures and signs behind it, twice
 * over or in other spellings it is as easily guessed.
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
/** Words that people put before and behind a common one. */
const ADDED = /^(?:my|the|new|our|super|i)|(?:one|now|here|please|you|me|word)$/g;

/** Keys that lie beside each other, and letters and figures in their order. */
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
const LEAST_RUN = 4;

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

/** The length of the longest run of neighbouring keys that a text begins with; 0 for none worth the name. */
const runAt = (text: string): number => {
  let length = LEAST_RUN;
  if (!RUNS.some((row) => row.includes(text.slice(0, length))) || text.length < length) return 0;
  while (length < text.length && RUNS.some((row) => row.includes(text.slice(0, length + 1)))) length += 1;
  return length;
};

/** What is left of it without runs of neighbouring keys. */
const withoutRuns = (text: string): string => {
  let rest = '';
  for (let i = 0; i < text.length; ) {
    const run = runAt(text.slice(i));
    if (run === 0) rest += text[i];
    i += run || 1;
  }
  return rest;
};

/** Said twice it is no longer: `passwordpassword` is `password`. */
const saidOnce = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

/** The words that are left once figures and signs around them are off, in the spellings that are tried first. */
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

/** Nothing but who it is for: their name or mail address, with figures or signs between and behind. */
const isOfName = (password: string, { mail, name }: { readonly mail: string; readonly name: string }): boolean => {
  const own = [...wordsOf(mail), ...wordsOf(name)].sort((a, b) => b.length - a.length);
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), password.normalize('NFKC').toLowerCase());
  return rest.length < password.length && rest.replace(/[^\p{L}]/gu, '').length < LEAST_RUN;
};

/**
 * THE rule: what an operator may take as password. Length is what makes one hard to guess; the rest keeps out what is
 * tried first. Pure.
 *
 * @returns why not; null when they may
 */
export const decideNewPassword = (
  password: string,
  of: { readonly mail: string; readonly name: string },
): PasswordRefused | null => {
  if ([...password].length < LEAST_LETTERS) return { code: 'PasswordTooShort' };
  const letters = [...password.replace(/[\s\p{C}\p{Z}]/gu, '')];
  if (letters.length < LEAST_LETTERS - 4 || new Set(letters).size < LEAST_DIFFERENT)
    return { code: 'PasswordTooPlain' };
  if (isCommon(password)) return { code: 'PasswordCommon' };
  return isOfName(password, of) ? { code: 'PasswordOfName' } : null;
};
