const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no document of XML may hold, escaped or not: halves of characters, and most of what steers a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

/** Any text as it stands in HTML or XML, between tags or inside of quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** JSON as it stands in a script element of HTML, which nothing in it can end: in JSON only strings hold a `<`. */
export const escapeJsonForScript = (json: string): string => json.replaceAll('<', '\\u003c');
