/** Where a person lives and is reached, under whatever resource it is told. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set(['tel', 'zipcode', 'shiku', 'address', 'building']);

/** What stands in place of it. */
export const MASKED = '***';

/** For `JSON.stringify`: masks personal fields; what is empty is told as empty. */
export const maskingReplacer = (field: string, value: unknown): unknown =>
  PERSONAL_FIELDS.has(field) && typeof value === 'string' && value !== '' ? MASKED : value;

/** The same of one flat thing. */
export const withoutPersonalFields = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, maskingReplacer(field, value)])) as Thing;
