import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates closed accounts, and the progress of the erasure of their data. */
export class ClosedAccounts1763600000300 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table members.closed_accounts (
        member_id uuid primary key references members.profiles,
        closed_at timestamptz not null,
        because text not null check (because in ('asked', 'unused')),
        -- what lapsed
        points integer not null check (points >= 0),
        coins integer not null check (coins >= 0),
        -- HMAC: so that the same person's next account is known for that, and nothing can be read out of it
        mail_hash bytea not null,
        phone_hash bytea,
        -- until what was sent there is erased
        mail text,
        erased_at timestamptz
      );
      create index closed_accounts_newest on members.closed_accounts (closed_at desc, member_id desc);
      create index closed_accounts_by_mail on members.closed_accounts (mail_hash);
      create index closed_accounts_by_phone on members.closed_accounts (phone_hash) where phone_hash is not null;

      -- Who has left has the address '', and is not alone with that.
      drop index members.profiles_by_mail;
      create index profiles_by_mail on members.profiles (lower(mail));
      create unique index profiles_with_mail on members.profiles (lower(mail)) where mail <> '';

      create index messages_by_recipient on mail.messages (lower(recipient)) where recipient is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index mail.messages_by_recipient;
      drop index members.profiles_with_mail, members.profiles_by_mail;
      create unique index profiles_by_mail on members.profiles (lower(mail));
      drop table members.closed_accounts;
    `);
  }
}
