const STORES = ['sej', 'famima', 'lawson', 'econ', 'other'] as const;

type Store = (typeof STORES)[number];

/** Whose steps are told; those of the others where a store is not known. */
export const stepsOf = (code: string): Store => STORES.find((store) => store === code) ?? 'other';

/** What a store calls the number that is typed there. */
export const numberWord = (code: string): 'slipNumber' | 'receiptNumber' =>
  code === 'sej' ? 'slipNumber' : 'receiptNumber';
