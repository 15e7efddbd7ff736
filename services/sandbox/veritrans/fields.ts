import type { Json } from '../http/bodies.js';

/** Constraints of a field of a request. */
export interface Field {
  readonly max: number;
  readonly must?: boolean;
  readonly like?: RegExp;
  /** True when `max` counts bytes of Shift_JIS, where full-width characters are two. */
  readonly bytes?: boolean;
  /** Fields of a nested object. */
  readonly fields?: Fields;
}
export type Fields = Readonly<Record<string, Field>>;

const widthOf = (text: string, bytes: boolean): number => {
  const characters = [...text];
  return bytes
    ? characters.reduce((sum, one) => sum + (/[\u0020-\u007e\uff61-\uff9f]/.test(one) ? 1 : 2), 0)
    : characters.length;
};

const findFieldFault = (name: string, value: unknown, { max, like, bytes = false, fields }: Field): string | null => {
  if (fields) {
    if (typeof value !== 'object' || value === null) return `${name} is not an object`;
    const inner = findFirstFault(value as Json, fields);
    return inner && `${name}.${inner}`;
  }
  if (typeof value !== 'string') return `${name} is not a string`;
  if (value === '') return `${name} is empty`;
  if (widthOf(value, bytes) > max) return `${name} is longer than ${max}`;
  return like && !like.test(value) ? `${name} is malformed` : null;
};

/** Finds the first unknown, missing, over-long or malformed field of a request; null when all are valid. */
export const findFirstFault = (params: Json, fields: Fields): string | null => {
  const unknown = Object.keys(params).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return `${unknown} is unknown`;
  const missing = Object.entries(fields).find(([name, { must }]) => must && params[name] === undefined);
  if (missing) return `${missing[0]} is missing`;
  for (const [name, value] of Object.entries(params)) {
    const fault = findFieldFault(name, value, fields[name]!);
    if (fault) return fault;
  }
  return null;
};
