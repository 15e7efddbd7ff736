/** Only a lone surrogate is a code point of this category once the `u` flag has joined the pairs. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The one text of a JSON value: no spaces, keys in UTF-16 code unit order, numbers as ECMAScript prints them.
 * Two programs that hash it get the same hash. Source: RFC 8785.
 * @throws TypeError for what JSON cannot carry exactly: NaN, infinities, undefined, holes, bigint, functions, symbols,
 * lone surrogates, and objects that are no plain record, such as a Date or a Map
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value === 'string') return canonicalString(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (isRecord(value)) {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${canonicalString(key)}:${canonicalJson(value[key])}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`not a JSON value: ${String(value)}`);
}

function canonicalString(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new TypeError('a string with a lone surrogate has no UTF-8 form');
  return JSON.stringify(text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
