import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { parsePhoneNumber } from '../../kernel/phone-number.js';
import type { PhoneChanged } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

/** What members see of themselves, by the wire's names, and cannot change. */
export const FIXED_FIELDS = [
  'lastName',
  'middleName',
  'firstName',
  'mail',
  'zipcode',
  'pref_id',
  'province',
  'shiku',
  'address',
  'building',
] as const;
export type FixedField = (typeof FIXED_FIELDS)[number];

/** The fields of the page, as they are kept. */
export type KeptFields = Readonly<Record<FixedField | 'tel', string>>;

/** As they are sent; what was left out is as it is kept. */
export type GivenFields = Readonly<Partial<Record<FixedField, unknown>>> & { readonly tel: string };

export type ChangeMemberRefused =
  | (Refusal<'FieldsFixed'> & { readonly fields: readonly FixedField[] })
  | Refusal<'TelFixed' | 'NoSuchNumber'>;

const OVERSEAS = '99';

const isSame = (kept: string, given: unknown): boolean =>
  given === undefined ||
  given === null ||
  ((typeof given === 'string' || typeof given === 'number') && String(given).trim() === kept);

/** The number as it would be kept; null for what is none where the member lives. */
export const telGiven = ({ tel: kept, pref_id }: KeptFields, { tel }: GivenFields): string | null =>
  tel === kept ? kept : (parsePhoneNumber(tel, pref_id === OVERSEAS)?.tel ?? null);

/** The phone number may be another one until it is verified; everything else takes an operator. */
export const decideChangeMember = (
  member: Member,
  memberId: string,
  kept: KeptFields,
  given: GivenFields,
): Decision<PhoneChanged, ChangeMemberRefused> => {
  const fields = FIXED_FIELDS.filter((field) => !isSame(kept[field], given[field]));
  if (fields.length > 0) return refuse({ code: 'FieldsFixed', fields });
  const tel = telGiven(kept, given);
  if (tel === kept.tel) return accept();
  if (member.phoneVerified) return refuse({ code: 'TelFixed' });
  if (tel === null) return refuse({ code: 'NoSuchNumber' });
  return accept({ type: 'PhoneChanged', data: { memberId } });
};
