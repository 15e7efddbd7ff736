import type { Language } from '../../kernel/languages.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { PostalAddressDetails } from '../streams/registration.js';
import { settleMember } from './operators-accounts.rows.js';

/** The address, language and name for mails to a member. */
export interface Recipient {
  readonly mail: string;
  readonly language: Language;
}

type Row<Columns> = Columns & Record<string, unknown>;

/** The language of mails: the one that the member chose last, else that of the registration. */
export const MAIL_LANGUAGE = 'coalesce(p.mail_language, p.language)';
const RECIPIENT = `select p.mail, ${MAIL_LANGUAGE} as language from members.profiles p where p.member_id = $1`;
const CONFIRMED_RECIPIENT = `${RECIPIENT} and p.mail_confirmed_at is not null`;
const CHOOSE_LANGUAGE = 'update members.profiles set mail_language = $2 where member_id = $1';
const CONFIRM_MAIL = 'update members.profiles set mail_confirmed_at = $2 where member_id = $1';

const MAIL_FACTS = `select p.mail, ${MAIL_LANGUAGE} as language,
    exists (select from members.profiles o where lower(o.mail) = lower($2) and o.member_id <> $1) as "isTaken"
  from members.profiles p where p.member_id = $1`;
/**
 * The identity check proves who asked, but not that the new address has no typing error. It is therefore unconfirmed.
 */
const CHANGE_MAIL = 'update members.profiles set mail = $2, mail_confirmed_at = null where member_id = $1';

const ADDRESS = '(zipcode, pref_id, province, shiku, address, building)';
const ADDRESS_FACTS = `select p.mail, ${MAIL_LANGUAGE} as language, ${ADDRESS} = ($2, $3::smallint, $4, $5, $6, $7) as "isPresent"
  from members.profiles p where p.member_id = $1`;
const CHANGE_ADDRESS = `update members.profiles set ${ADDRESS} = ($2, $3::smallint, $4, $5, $6, $7) where member_id = $1`;

export const recipientOf = async (tx: StoreTransaction, memberId: string): Promise<Recipient> =>
  (await tx.read<Row<Recipient>>('members-recipient', RECIPIENT, [memberId]))[0]!;

/** Loads the recipient for a member with a confirmed address; null otherwise. */
export const confirmedRecipientOf = async (tx: StoreTransaction, memberId: string): Promise<Recipient | null> =>
  (await tx.read<Row<Recipient>>('members-confirmed-recipient', CONFIRMED_RECIPIENT, [memberId]))[0] ?? null;

/** Saves the language of mails to the member. */
export const saveMailLanguage = (tx: StoreTransaction, memberId: string, language: Language): void =>
  tx.write('members-choose-language', CHOOSE_LANGUAGE, [memberId, language]);

/** Records that mail to the present address reaches the member. */
export const saveMailConfirmed = (tx: StoreTransaction, memberId: string): void => {
  tx.write('members-confirm-mail', CONFIRM_MAIL, [memberId, tx.now]);
  settleMember(tx, memberId);
};

/** Loads a member's present address, and whether another member has `mail`, regardless of case. */
export const mailFactsOf = async (
  tx: StoreTransaction,
  memberId: string,
  mail: string,
): Promise<Recipient & { readonly isTaken: boolean }> => {
  const values = [memberId, mail];
  return (await tx.read<Row<Recipient & { isTaken: boolean }>>('members-mail-facts', MAIL_FACTS, values))[0]!;
};

export const saveMail = (tx: StoreTransaction, memberId: string, mail: string): void => {
  tx.write('members-change-mail', CHANGE_MAIL, [memberId, mail]);
  settleMember(tx, memberId);
};

const addressValues = (
  memberId: string,
  { zipcode, prefId, province, shiku, address, building }: PostalAddressDetails,
): unknown[] => [memberId, zipcode, prefId, province, shiku, address, building];

/** Loads the recipient, and whether the member's postal address equals this one exactly. */
export const addressFactsOf = async (
  tx: StoreTransaction,
  memberId: string,
  address: PostalAddressDetails,
): Promise<Recipient & { readonly isPresent: boolean }> => {
  const values = addressValues(memberId, address);
  return (await tx.read<Row<Recipient & { isPresent: boolean }>>('members-address-facts', ADDRESS_FACTS, values))[0]!;
};

export const saveAddress = (tx: StoreTransaction, memberId: string, address: PostalAddressDetails): void =>
  tx.write('members-change-address', CHANGE_ADDRESS, addressValues(memberId, address));
