import fc from 'fast-check';

/** What people write into names to see what breaks. */
const NASTY = [
  ...['</title>', '</script>', '<!--', '-->', ']]>', '<script>alert(1)</script>', '"', "'", '&', '&amp;', '&#60;'],
  ...['$&', '$1', '$`', '\\u003c', '\\', '\n', '\u2028', '\u0000', '\ud800', '\u202e', '{{name}}', '🎴', '</body>'],
  ...['</head>', '" onload="x()', "<img src=x onerror='x()'>", '<svg/onload=x()>', '`', '=', '%00', '\ufffe'],
];

/** A name of such things, among any other signs. */
export const nastyName = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** A text as a browser reads it back out of a page: without what no document may hold, and line ends are one sign. */
export const readBack = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are left out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu, '')
    .replace(/\r\n?/g, '\n');
