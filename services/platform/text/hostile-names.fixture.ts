import fc from 'fast-check';

/** Hostile parts of names, such as markup and control characters. */
const HOSTILE_PARTS = [
  ...['</title>', '</script>', '<!--', '-->', ']]>', '<script>alert(1)</script>', '"', "'", '&', '&amp;', '&#60;'],
  ...['$&', '$1', '$`', '\\u003c', '\\', '\n', '\u2028', '\u0000', '\ud800', '\u202e', '{{name}}', '🎴', '</body>'],
  ...['</head>', '" onload="x()', "<img src=x onerror='x()'>", '<svg/onload=x()>', '`', '=', '%00', '\ufffe'],
];

/** Arbitrary names that combine hostile parts with random characters. */
export const hostileName = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_PARTS), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** Returns a text as a browser reads it back from a page: without forbidden characters, and with line ends as `\n`. */
export const readBack = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression must match them.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu, '')
    .replace(/\r\n?/g, '\n');
