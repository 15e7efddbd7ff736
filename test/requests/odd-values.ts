import type { Chance } from './chance.js';

/** Texts that often break software, as written between the quotation marks of JSON. */
const ODD_TEXTS = [
  '',
  ' ',
  '\\u0000',
  'a\\u0000b',
  '\\ud800',
  '\\udc00x',
  '\\uffff',
  '\\u202e',
  '𠮷野家',
  '👨‍👩‍👧',
  'İ',
  "'; drop table store.events; --",
  '%',
  '%00',
  '%ff',
  '../../etc/passwd',
  '<script>x</script>',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e9',
  '0x10',
  '９',
  '99999999999999999999',
  '2026-02-30T00:00:00+09:00',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  'x'.repeat(300),
  '\\n\\r\\t',
];
const ODD_NUMBERS = ['0', '-0', '-1', '0.1', '1e308', '1e999', '-1e999', '5e-324', '2147483647', '2147483648'];
const LARGE_NUMBERS = ['9007199254740991', '9007199254740992', '9223372036854775808', '1'.repeat(400)];
const ODD_OBJECTS = [
  '{}',
  '[]',
  '[[]]',
  '[null]',
  '{"toString":1}',
  '{"valueOf":null,"toString":null}',
  '{"toJSON":1}',
  '{"length":1e9}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"$ne":""}',
  '{"a":1,"a":2}',
];

const nested = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);

/** Picks a malformed or unusual value as JSON writes it; now and then one that is no JSON. */
export const pickOddValue = (chance: Chance): string =>
  chance.pick<() => string>([
    () => `"${chance.pick(ODD_TEXTS)}"`,
    () => `"${chance.pick(ODD_TEXTS)}"`,
    () => chance.pick(ODD_NUMBERS),
    () => chance.pick(LARGE_NUMBERS),
    () => chance.pick(['null', 'true', 'false']),
    () => chance.pick(ODD_OBJECTS),
    () => `[${Array.from({ length: chance.below(40) }, () => chance.pick(ODD_NUMBERS)).join()}]`,
    () => `[${Array.from({ length: chance.below(4) }, () => `"${chance.pick(ODD_TEXTS)}"`).join()}]`,
    () => nested(chance.pick([2, 31, 32, 33, 5000]), '[', ']'),
    () => nested(chance.pick([2, 31, 33]), '{"a":[', ']}'),
    () => chance.pick(['', '{', 'undefined', "'x'", '"', '\u0000']),
  ])();

/** Picks a malformed or unusual value for a path, a query or a header, as sent. */
export const pickOddSegment = (chance: Chance): string =>
  chance.pick([
    ...['%', '%0', '%00', 'a%00b', '%ff', '%c0%af', '%ed%a0%80', '%2e%2e', '%2e%2e%2f', '..', '.', '', '[', ']', '\\'],
    ...[
      '0',
      '-1',
      '1e9',
      '1.5',
      '9'.repeat(25),
      '9007199254740993',
      '2147483648',
      'x'.repeat(250),
      "'",
      '"',
      ';',
      '$1',
    ],
    ...[
      'null',
      'undefined',
      'true',
      '{}',
      '[]',
      '%7B%22a%22%3A1%7D',
      '[object Object]'.replaceAll(' ', '%20'),
      ':id',
      '*',
    ],
    ...[
      'a:b@c:99999',
      '%F0%A0%AE%B7',
      '__proto__',
      'constructor',
      'toString',
      '%23',
      '%3F',
      '%26',
      '%2F',
      '%5C',
      '%0d%0a',
    ],
  ]);
