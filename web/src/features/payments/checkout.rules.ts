import { isKatakana } from './methods.rules';

/** What is chosen beside the method; '' as long as nothing is. */
export interface MethodInput {
  readonly store: string;
  readonly carrier: string;
  /** in katakana */
  readonly name: string;
}

export type MethodInputField = keyof MethodInput;

/** What a method still needs, or has wrong. */
export const findMissingFields = (method: string, { store, carrier, name }: MethodInput): MethodInputField[] => {
  if (method === '2')
    return [...(store ? [] : ['store' as const]), ...(name && !isKatakana(name) ? ['name' as const] : [])];
  if (method === '4') return isKatakana(name) ? [] : ['name'];
  return method === '6' && !carrier ? ['carrier'] : [];
};
