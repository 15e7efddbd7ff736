import type { Operator } from './operator.js';
import { hasPermission, type Permission } from './roles-by-permission.js';

/** Fields of addresses and phone numbers, in every resource. */
const ADDRESSES: ReadonlySet<string> = new Set(['tel', 'zipcode', 'shiku', 'address', 'building']);

/** Fields of names and mail addresses. */
const NAMES: ReadonlySet<string> = new Set(['mail', 'last_name', 'first_name', 'middle_name', 'sender']);

/** Resources whose name is a person's. */
const CALLED_BY_NAME: ReadonlySet<unknown> = new Set(['members', 'shipments']);

/** The text that replaces a masked value. */
export const MASKED = '***';

type Holder = Readonly<Record<string, unknown>>;

/** Returns true for a person's name. The name in a postal address is a person's; a card's is not. */
const isName = (field: string, holder: Holder): boolean =>
  NAMES.has(field) ||
  (field === 'name' && 'zipcode' in holder) ||
  (field === 'subject_name' && CALLED_BY_NAME.has(holder.resource));

const permissionFor = (field: string, holder: Holder): Permission | null => {
  if (ADDRESSES.has(field)) return 'see-addresses';
  return isName(field, holder) ? 'see-names' : null;
};

const masked = (operator: Pick<Operator, 'role'>, holder: Holder, field: string, value: unknown): unknown => {
  if (typeof value !== 'string' || value === '') return value;
  const permission = permissionFor(field, holder);
  return permission === null || hasPermission(operator, permission) ? value : MASKED;
};

/** Builds the replacer for `JSON.stringify` that masks the fields which the role may not see. Empty text stays empty. */
export const buildMaskingReplacer = (operator: Pick<Operator, 'role'>) =>
  function (this: unknown, field: string, value: unknown): unknown {
    return masked(operator, this as Holder, field, value);
  };

/** Masks the fields of one flat object. */
export const maskPersonalFields = <Thing extends object>(operator: Pick<Operator, 'role'>, thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).map(([field, value]) => [field, masked(operator, thing as Holder, field, value)]),
  ) as Thing;

/** Returns true if the role sees every field, so that nothing needs masking. */
export const canSeeAllFields = (operator: Pick<Operator, 'role'>): boolean =>
  hasPermission(operator, 'see-addresses') && hasPermission(operator, 'see-names');
