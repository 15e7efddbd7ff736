const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML forbids even when escaped: lone surrogates and most control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression must match them.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

/** Escapes text for HTML or XML, between tags or inside quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Escapes JSON for a script element of HTML, so that nothing in it ends the element. In JSON only strings contain a `<`. */
export const escapeJsonForScript = (json: string): string => json.replaceAll('<', '\\u003c');
