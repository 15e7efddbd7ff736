import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TokyoDate } from '../../kernel/time.js';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import { decrypt, type EncryptionKeys, encrypt } from '../../platform/crypto/encryption.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { mailboxOf } from '../streams/mailbox.js';
import type { AccountClosed } from '../streams/member.events.js';
import { birthdayOf, forgetBirthday } from './birthdays.rows.js';

/** A closed account of which some data is still to be erased. */
export interface ClosedAccount {
  readonly memberId: string;
  readonly closedAt: Date;
  /** The member's address; null once no mail to it is kept. */
  readonly mail: string | null;
  /** The time since which messages from that address belong to the member, also those sent while logged out. */
  readonly mailTheirsSince: Date;
}

/** A closed account of a person who has come back. */
export interface FormerAccount {
  readonly id: string;
  /** True when a later account, also closed, took its bonds over. The person may have changed them since. */
  readonly isSucceeded: boolean;
}

/** The data of a closing. */
export interface Closing {
  readonly memberId: string;
  readonly because: AccountClosed['data']['because'];
  /** Points that lapsed. */
  readonly points: number;
  readonly coins: number;
}

/** The traits by which a returning person is recognised. */
export interface Traits {
  readonly mail?: string;
  /** The verified number (E.164). */
  readonly number?: string;
}

const PERSON = `select p.mail, h.number, case when p.mail_confirmed_at is null then p.created_at else to_timestamp(0) end as "theirsSince" from members.profiles p
    left join members.phone_holders h on h.member_id = p.member_id and h.released_at is null where p.member_id = $1`;
const ADD = `insert into members.closed_accounts (member_id, closed_at, because, points, coins, mail_hash, phone_hash, mail,
    mailbox_hash, born_by_mail, born_by_phone, mail_theirs_since)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
/** Erases the profile except what identifies nobody: time and language of the registration, and the introduction. */
const EMPTY_PROFILE = `update members.profiles set mail = '', last_name = '', first_name = '', middle_name = '', tel = '',
    zipcode = '', pref_id = 0, province = '', shiku = '', address = '', building = '', mail_confirmed_at = null,
    mail_language = null
  where member_id = $1`;
const FORGET_PASSWORD = 'delete from members.credentials where member_id = $1';
const FORGET_MAIL_LINKS = 'delete from members.mail_links where member_id = $1';
const FORGET_PASSWORD_LINKS = 'delete from members.password_links where member_id = $1';
const FORGET_CODES = `with codes as (delete from members.phone_codes where member_id = $1 returning code_id)
  update sms.messages set recipient = null, body = null where id in (select code_id from codes)`;
const FORGET_PHONES = 'delete from members.phone_holders where member_id = $1';
const FORGET_LOG_INS = `delete from members.log_ins where id = any(array(
  select id from members.log_ins where member_id = $1 limit $2)) returning id`;
const FIND = `select member_id as "memberId", closed_at as "closedAt", mail, mail_theirs_since as "mailTheirsSince" from members.closed_accounts
  where member_id = any($1::uuid[]) and erased_at is null`;
const ALIKE = '(mail_hash = any($1::bytea[]) or mailbox_hash = any($2::bytea[]) or phone_hash = any($3::bytea[]))';
const RETURNED = `select from members.closed_accounts where ${ALIKE}
  union all select from members.former_accounts where member_id = $4 limit 1`;
/** Selects the closed accounts of a person: those with the same traits, and all that were ever linked with them. */
const FORMER = `with recursive person as (
    select $4::uuid as id
    union select member_id from members.closed_accounts where ${ALIKE}
    union select case when f.former_id = p.id then f.member_id else f.former_id end
      from person p join members.former_accounts f on f.member_id = p.id or f.former_id = p.id),
  former as (select id from person join members.closed_accounts c on c.member_id = id where id <> $4
    except select former_id from members.former_accounts where member_id = $4)
  select id, exists (select from members.former_accounts f join members.closed_accounts later using (member_id)
    where f.former_id = former.id and f.member_id <> $4) as "isSucceeded" from former`;
const NOTE_FORMER = `insert into members.former_accounts (member_id, former_id, found_at)
  select $1::uuid, f, $3 from unnest($2::uuid[]) f`;
const SEALED_BIRTHDAYS = `select born_by_mail as "byMail", born_by_phone as "byPhone" from members.closed_accounts
  where member_id = any($1::uuid[]) order by closed_at desc`;
const OWN_ACCOUNTS = 'select former_id as id from members.former_accounts where member_id = $1';
const FORGET_MAIL = 'update members.closed_accounts set mail = null where member_id = $1';
const ERASED = 'update members.closed_accounts set erased_at = $2 where member_id = $1';

interface Person extends Record<string, unknown> {
  readonly mail: string;
  readonly number: string | null;
  readonly theirsSince: Date;
}

/** The closed accounts. Their persons are known by HMAC alone. */
@Injectable()
export class ClosedAccounts {
  private readonly keys: EncryptionKeys;

  constructor(config: Config) {
    this.keys = deriveEncryptionKeys(config, 'members-closed-accounts');
  }

  /**
   * Closes an account and erases the profile, so that the mail address and phone are free at once. Data that is erased in
   * batches stays until then.
   *
   * @returns the mail address of the account
   */
  async close(tx: StoreTransaction, { memberId, because, points, coins }: Closing): Promise<string> {
    const [person] = await tx.read<Person>('members-person', PERSON, [memberId]);
    const { mail, number, theirsSince } = person!;
    const [key] = this.keys;
    const phoneHash = number === null ? null : hashOf(key, 'phone', number);
    const mailHash = hashOf(key, 'mail', mail.toLowerCase());
    const birthday = await birthdayOf(tx, memberId);
    tx.write('members-close', ADD, [
      ...[memberId, tx.now, because, points, coins, mailHash, phoneHash, mail],
      hashOf(key, 'mailbox', mailboxOf(mail)),
      birthday && encrypt([hashOf(key, 'born-by-mail', mailboxOf(mail))], BIRTHDAY, Buffer.from(birthday)),
      birthday && number && encrypt([hashOf(key, 'born-by-phone', number)], BIRTHDAY, Buffer.from(birthday)),
      theirsSince,
    ]);
    tx.write('members-empty-profile', EMPTY_PROFILE, [memberId]);
    tx.write('members-forget-password', FORGET_PASSWORD, [memberId]);
    tx.write('members-forget-mail-links', FORGET_MAIL_LINKS, [memberId]);
    tx.write('members-forget-password-links', FORGET_PASSWORD_LINKS, [memberId]);
    tx.write('members-forget-codes', FORGET_CODES, [memberId]);
    tx.write('members-forget-phones', FORGET_PHONES, [memberId]);
    forgetBirthday(tx, memberId);
    return mail;
  }

  /** Loads those of the accounts that still have data to be erased. */
  toErase(tx: StoreTransaction, memberIds: readonly string[]): Promise<ClosedAccount[]> {
    return tx.read<ClosedAccount & Record<string, unknown>>('members-to-erase', FIND, [memberIds]);
  }

  forgetMail(tx: StoreTransaction, memberId: string): void {
    tx.write('members-forget-mail', FORGET_MAIL, [memberId]);
  }

  /** Deletes log-ins of a member. @returns their number, `most` at the most */
  async forgetLogIns(tx: StoreTransaction, memberId: string, most: number): Promise<number> {
    return (await tx.read('members-forget-log-ins', FORGET_LOG_INS, [memberId, most])).length;
  }

  noteErased(tx: StoreTransaction, memberId: string): void {
    tx.write('members-erased', ERASED, [memberId, tx.now]);
  }

  /** Returns true when a member's mail address, or a phone that they have proved to be theirs, was that of a closed account. */
  async isReturned(tx: StoreTransaction, memberId: string): Promise<boolean> {
    const [person] = await tx.read<Person>('members-person', PERSON, [memberId]);
    const { mail, number } = person!;
    const hashes = this.hashesOf(number === null ? { mail } : { mail, number });
    return (await tx.read('members-returned', RETURNED, [...hashes, memberId])).length > 0;
  }

  /** Loads the closed accounts with these traits that are not yet linked with the member. */
  formerOf(tx: StoreTransaction, memberId: string, traits: Traits): Promise<FormerAccount[]> {
    const values = [...this.hashesOf(traits), memberId];
    return tx.read<FormerAccount & Record<string, unknown>>('members-former', FORMER, values);
  }

  noteFormer(tx: StoreTransaction, memberId: string, formerIds: readonly string[]): void {
    tx.write('members-note-former', NOTE_FORMER, [memberId, formerIds, tx.now]);
  }

  /** Loads the birthday from closed accounts, the latest first; null where none of the traits decrypts it. */
  async birthdayIn(
    tx: StoreTransaction,
    formerIds: readonly string[],
    { mail, number }: Traits,
  ): Promise<TokyoDate | null> {
    const rows = await tx.read<{ byMail: Buffer | null; byPhone: Buffer | null }>(
      'members-sealed-birthdays',
      SEALED_BIRTHDAYS,
      [formerIds],
    );
    for (const { byMail, byPhone } of rows) {
      const birthday =
        (mail !== undefined && byMail && this.unsealed(byMail, 'born-by-mail', mailboxOf(mail))) ||
        (number !== undefined && byPhone && this.unsealed(byPhone, 'born-by-phone', number));
      if (birthday) return birthday;
    }
    return null;
  }

  /**
   * Returns null where another address or number encrypted it, because former accounts of one person may have had different
   * ones.
   */
  private unsealed(sealed: Buffer, kind: Kind, trait: string): TokyoDate | null {
    const [first, ...retired] = this.keys.map((key) => hashOf(key, kind, trait));
    try {
      return decrypt([first!, ...retired], BIRTHDAY, sealed).toString() as TokyoDate;
    } catch {
      return null;
    }
  }

  private hashesOf({ mail, number }: Traits): readonly (readonly Buffer[])[] {
    const all = (kind: Kind, trait: string | undefined) =>
      trait === undefined || trait === '' ? [] : this.keys.map((key) => hashOf(key, kind, trait));
    const mailbox = mail && mailboxOf(mail);
    return [all('mail', mail?.toLowerCase()), all('mailbox', mailbox), all('phone', number)];
  }
}

/** Finds a member's account and those that the same person has closed. */
export const findAccountsOfPerson = async (tx: StoreTransaction, memberId: string): Promise<readonly string[]> => {
  const former = await tx.read<{ id: string }>('members-own-accounts', OWN_ACCOUNTS, [memberId]);
  return [memberId, ...former.map(({ id }) => id)];
};

type Kind = 'mail' | 'mailbox' | 'phone' | 'born-by-mail' | 'born-by-phone';

const BIRTHDAY = 'birthday';

const hashOf = (key: Buffer, kind: Kind, text: string): Buffer =>
  createHmac('sha256', key).update(`${kind}\n${text}`).digest();
