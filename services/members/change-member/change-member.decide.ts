import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { parsePhoneNumber } from '../../kernel/phone-number.js';
import type { PhoneChanged } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

/** The fields, by their wire names, that members see but cannot change. */
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

/** The fields of the page as they are stored. */
export type KeptFields = Readonly<Record<FixedField | 'tel', string>>;

/** The fields as they are sent. A missing field means no change. */
export type SentFields = Readonly<Partial<Record<FixedField, unknown>>> & { readonly tel: string };

export type ChangeMemberRefused =
  | (Refusal<'FieldsFixed'> & { readonly fields: readonly FixedField[] })
  | Refusal<'TelFixed' | 'NoSuchNumber'>;

const OVERSEAS = '99';

const isSame = (kept: string, sent: unknown): boolean =>
  sent === undefined ||
  sent === null ||
  ((typeof sent === 'string' || typeof sent === 'number') && String(sent).trim() === kept);

/** Converts the typed number to its stored form. Returns null if it is not a valid number in the member's country. */
export const toKeptTel = ({ tel: kept, pref_id }: KeptFields, { tel }: SentFields): string | null =>
  tel === kept ? kept : (parsePhoneNumber(tel, pref_id === OVERSEAS)?.tel ?? null);

/**
 * Decides on a change of personal data. Only an unverified phone number may change; operators change everything else.
 */
export const decideChangeMember = (
  member: Membership,
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
