const STORES = ['sej', 'famima', 'lawson', 'econ', 'other'] as const;

type Store = (typeof STORES)[number];

/** Returns the store with instructions of its own, or `other`. */
export const stepsOf = (code: string): Store => STORES.find((store) => store === code) ?? 'other';

/** Returns the key of a store's name for the number to type. */
export const numberKeyOf = (code: string): 'slipNumber' | 'receiptNumber' =>
  code === 'sej' ? 'slipNumber' : 'receiptNumber';
