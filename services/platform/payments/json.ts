import { redact } from '../observability/redacted.js';

/** An object of a provider's response, with unchecked fields. */
export type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON object; null for anything else. */
export const parseObject = (text: string): Json | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

/** Returns the object in a field; an empty one if there is none. */
export const readObject = (of: Json, field: string): Json => {
  const value = of[field];
  return isObject(value) ? value : {};
};

/** Returns the objects in a list; an empty list if the field is none. */
export const readObjects = (of: Json, field: string): readonly Json[] => {
  const value = of[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** Returns the text in a field; '' if there is none. */
export const readText = (of: Json, field: string): string => {
  const value = of[field];
  return typeof value === 'string' ? value : '';
};

/** The format of providers' codes. */
const CODE = /^[\w.-]{1,64}$/;

/** Returns a provider's code for events and rows; 'other' for free text, which may repeat addresses and tokens. */
export const toProviderCode = (text: string): string =>
  text === '' || (CODE.test(text) && redact(text) === text) ? text : 'other';

/** Returns the code in a field; '' if there is none. */
export const readCode = (of: Json, field: string): string => toProviderCode(readText(of, field));
