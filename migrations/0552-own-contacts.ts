import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows messages that a member sent while logged out to be erased with the account. */
export class OwnContacts1763600000552 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what was written from the account's address since then is its member's: all of it where the address was confirmed
      alter table members.closed_accounts add column mail_theirs_since timestamptz;
      update members.closed_accounts set mail_theirs_since = closed_at;
      alter table members.closed_accounts alter column mail_theirs_since set not null;
      create index contacts_of_visitors on contacts.contacts (lower(mail)) where member_id is null and mail <> '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index contacts.contacts_of_visitors;
      alter table members.closed_accounts drop column mail_theirs_since;
    `);
  }
}
