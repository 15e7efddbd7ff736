import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to find members whose mail addresses lead to one mailbox. */
export class Mailboxes1763600000559 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- As services/members/streams/mailbox.ts: without a tag behind a plus sign, and at Gmail without dots.
      create function members.mailbox_key(mail text) returns text immutable strict parallel safe language sql
        return case when split_part(lower(mail), '@', -1) in ('gmail.com', 'googlemail.com')
          then replace(regexp_replace(regexp_replace(lower(mail), '@[^@]*$', ''), '^(.[^+]*)[+].*$', '\\1'), '.', '') || '@gmail.com'
          else regexp_replace(regexp_replace(lower(mail), '@[^@]*$', ''), '^(.[^+]*)[+].*$', '\\1')
            || '@' || split_part(lower(mail), '@', -1) end;
      create index profiles_by_mailbox on members.profiles (members.mailbox_key(mail) collate "C") where mail <> '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index members.profiles_by_mailbox;
      drop function members.mailbox_key;
    `);
  }
}
