/** Matches lone surrogates: the `u` flag joins pairs, so only a lone one has this category. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Returns the canonical text of a JSON value: no spaces, keys in UTF-16 code unit order, numbers as in ECMAScript. Two
 * programs that hash it get the same hash. Source: RFC 8785.
 *
 * @throws TypeError for values that JSON cannot represent exactly. Examples are NaN, infinities, undefined, holes,
 * bigint, functions, symbols, lone surrogates, Date and Map.
 */
export function toCanonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value === 'string') return canonicalString(value);
  if (Array.isArray(value)) return `[${Array.from(value, toCanonicalJson).join(',')}]`;
  if (isRecord(value)) {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${canonicalString(key)}:${toCanonicalJson(value[key])}`);
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
