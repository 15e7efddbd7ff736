import { isKatakana } from './methods.rules';

/** Input of a method; '' for an empty field. */
export interface MethodInput {
  readonly store: string;
  readonly carrier: string;
  /** in katakana */
  readonly name: string;
}

export type MethodInputField = keyof MethodInput;

/** Returns the fields of a method that are missing or invalid. */
export const findMissingFields = (method: string, { store, carrier, name }: MethodInput): MethodInputField[] => {
  if (method === '2')
    return [...(store ? [] : ['store' as const]), ...(name && !isKatakana(name) ? ['name' as const] : [])];
  if (method === '4') return isKatakana(name) ? [] : ['name'];
  return method === '6' && !carrier ? ['carrier'] : [];
};
