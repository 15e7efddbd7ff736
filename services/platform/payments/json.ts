import { redacted } from '../observability/redacted.js';

/** An object of a provider's answer, whose fields may be anything. */
export type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a text is; null for anything else. */
export const parseObject = (text: string): Json | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

/** The object in a field; an empty one where there is none. */
export const objectIn = (of: Json, field: string): Json => {
  const value = of[field];
  return isObject(value) ? value : {};
};

/** The objects in a field that is a list. */
export const objectsIn = (of: Json, field: string): readonly Json[] => {
  const value = of[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** The text in a field; '' where there is none. */
export const textIn = (of: Json, field: string): string => {
  const value = of[field];
  return typeof value === 'string' ? value : '';
};

/** The letters of which providers make their codes. */
const CODE = /^[\w.-]{1,64}$/;

/**
 * Returns a code that a provider gave, as facts and rows keep it; 'other' for a text that is no code, as words of a refusal
 * may repeat addresses and tokens.
 */
export const providerCode = (text: string): string =>
  text === '' || (CODE.test(text) && redacted(text) === text) ? text : 'other';

/** Returns the code in a field; '' where there is none. */
export const codeIn = (of: Json, field: string): string => providerCode(textIn(of, field));
