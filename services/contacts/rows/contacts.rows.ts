import type { Language } from '../../kernel/languages.js';
import type { ClosedAccount } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { ContactStatus } from '../wire/contact.contract.js';

/** The content of a contact. */
export interface ContactText {
  /** Null for a visitor. */
  readonly memberId: string | null;
  readonly mail: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly language: Language;
  /** The subject: a parcel's number, or the id of a payment, a draw or a pack; '' for none. */
  readonly reference: string;
}

/** A row of a contact for commands. */
export interface Contact extends ContactText {
  readonly number: number;
  readonly status: ContactStatus;
  /** The id of an operator. */
  readonly assignedTo: string | null;
  readonly version: number;
}

const INSERT = `insert into contacts.contacts (id, member_id, mail, name, subject, body, language, reference, written_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning number`;
const FIND = `select number, member_id as "memberId", mail, name, subject, body, language, reference, status,
    assigned_to as "assignedTo", version from contacts.contacts where id = $1`;
const ADD_REPLY = `with answered as (
    update contacts.contacts set status = 'answered', answered_at = $4, assigned_to = $2, version = version + 1 where id = $1)
  insert into contacts.answers (contact_id, answered_by, text, answered_at) values ($1, $2, $3, $4)`;
const ASSIGN = 'update contacts.contacts set assigned_to = $2, version = version + 1 where id = $1';
const CLOSE = `update contacts.contacts set status = 'closed', closed_at = $2, version = version + 1 where id = $1`;
const ERASE = `with gone as (
    (select id from contacts.contacts where member_id = $1 and mail <> ''
      union all select id from contacts.contacts where member_id is null and mail <> '' and lower(mail) = lower($4)
        and written_at >= $5 and written_at <= $6) limit $2
  ), emptied as (
    update contacts.answers a set text = '' from gone where a.contact_id = gone.id)
  update contacts.contacts c set mail = '', name = '', subject = '', body = '', reference = '', version = version + 1,
    status = 'closed', closed_at = coalesce(closed_at, $3)
  from gone where c.id = gone.id returning c.id`;

/** Inserts a contact. @returns its count, from which its number is made */
export const insertContact = async (tx: StoreTransaction, id: string, text: ContactText): Promise<number> => {
  const { memberId, mail, name, subject, body, language, reference } = text;
  const values = [id, memberId, mail, name, subject, body, language, reference, tx.now];
  return (await tx.read<{ number: number }>('contacts-insert', INSERT, values))[0]!.number;
};

/** Finds a contact; null if there is none with this id. */
export const findContact = async (tx: StoreTransaction, id: string): Promise<Contact | null> =>
  (await tx.read<Contact & Record<string, unknown>>('contacts-find', FIND, [id]))[0] ?? null;

/** Saves an answer, and assigns the contact to the operator. */
export const saveReply = (tx: StoreTransaction, id: string, operatorId: string, text: string): void =>
  tx.write('contacts-answer', ADD_REPLY, [id, operatorId, text, tx.now]);

/** Assigns a contact to an operator. */
export const assignContact = (tx: StoreTransaction, id: string, operatorId: string): void =>
  tx.write('contacts-assign', ASSIGN, [id, operatorId]);

export const closeContact = (tx: StoreTransaction, id: string): void => tx.write('contacts-close', CLOSE, [id, tx.now]);

/**
 * Erases a member's contacts with their answers. Contacts from the member's address without a session are included.
 *
 * @returns the number of contacts, at most `most`
 */
export const eraseContacts = async (
  tx: StoreTransaction,
  { memberId, mail, mailTheirsSince, closedAt }: ClosedAccount,
  most: number,
): Promise<number> =>
  (await tx.read('contacts-erase', ERASE, [memberId, most, tx.now, mail, mailTheirsSince, closedAt])).length;
