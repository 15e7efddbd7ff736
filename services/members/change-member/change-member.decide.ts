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
export type SentFields = Readonly<Partial<Record<FixedField, unknown>>> & { readonly tel: string };

export type ChangeMemberRefused =
  | (Refusal<'FieldsFixed'> & { readonly fields: readonly FixedField[] })
  | Refusal<'TelFixed' | 'NoSuchNumber'>;

const OVERSEAS = '99';

const isSame = (kept: string, sent: unknown): boolean =>
  sent === undefined ||
  sent === null ||
  ((typeof sent === 'string' || typeof sent === 'number') && String(sent).trim() === kept);

/** The number as it would be kept; null for what is none where the member lives. */
export const toKeptTel = ({ tel: kept, pref_id }: KeptFields, { tel }: SentFields): string | null =>
  tel === kept ? kept : (parsePhoneNumber(tel, pref_id === OVERSEAS)?.tel ?? null);

/** The phone number may be another one until it is verified; everything else takes an operator. */
export const decideChangeMember = (
  member: Member,
  memberId: string,
  kept: KeptFields,
  sent: SentFields,
): Decision<PhoneChanged, ChangeMemberRefused> => {
  const fields = FIXED_FIELDS.filter((field) => !isSame(kept[field], sent[field]));
  if (fields.length > 0) return refuse({ code: 'FieldsFixed', fields });
  const tel = toKeptTel(kept, sent);
  if (tel === kept.tel) return accept();
  if (member.phoneVerified) return refuse({ code: 'TelFixed' });
  if (tel === null) return refuse({ code: 'NoSuchNumber' });
  return accept({ type: 'PhoneChanged', data: { memberId } });
};
