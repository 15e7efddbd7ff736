import { type Duty, does } from './duties.js';
import type { Operator } from './operator.js';

/** Where a person lives and is reached, under whatever resource it is told. */
const ADDRESSES: ReadonlySet<string> = new Set(['tel', 'zipcode', 'shiku', 'address', 'building']);

/** Who a person is. */
const NAMES: ReadonlySet<string> = new Set(['mail', 'last_name', 'first_name', 'middle_name', 'sender']);

/** Resources that are called by a person's name. */
const CALLED_BY_NAME: ReadonlySet<unknown> = new Set(['members', 'shipments']);

/** What stands in place of it. */
export const MASKED = '***';

type Holder = Readonly<Record<string, unknown>>;

/** The name in a postal address is a person's, that of a card is not. */
const isName = (field: string, holder: Holder): boolean =>
  NAMES.has(field) ||
  (field === 'name' && 'zipcode' in holder) ||
  (field === 'subject_name' && CALLED_BY_NAME.has(holder.resource));

const dutyFor = (field: string, holder: Holder): Duty | null => {
  if (ADDRESSES.has(field)) return 'see-addresses';
  return isName(field, holder) ? 'see-names' : null;
};

const masked = (operator: Pick<Operator, 'role'>, holder: Holder, field: string, value: unknown): unknown => {
  if (typeof value !== 'string' || value === '') return value;
  const duty = dutyFor(field, holder);
  return duty === null || does(operator, duty) ? value : MASKED;
};

/** For `JSON.stringify`: masks what an operator's role need not know; what is empty is told as empty. */
export const maskingReplacer = (operator: Pick<Operator, 'role'>) =>
  function (this: unknown, field: string, value: unknown): unknown {
    return masked(operator, this as Holder, field, value);
  };

/** The same of one flat thing. */
export const maskedFor = <Thing extends object>(operator: Pick<Operator, 'role'>, thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).map(([field, value]) => [field, masked(operator, thing as Holder, field, value)]),
  ) as Thing;

/** Whether every field is told as it is: then nothing need be looked at. */
export const seesEverything = (operator: Pick<Operator, 'role'>): boolean =>
  does(operator, 'see-addresses') && does(operator, 'see-names');
