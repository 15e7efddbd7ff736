import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps limits and bans of a person who leaves and registers again. */
export class FormerAccounts1763600000558 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table members.closed_accounts
        -- HMAC of the mailbox: the address without what its provider passes over
        add mailbox_hash bytea,
        -- the birthday, each under a key that only the mail address or the phone number gives
        add born_by_mail bytea,
        add born_by_phone bytea;
      create index closed_accounts_by_mailbox on members.closed_accounts (mailbox_hash) where mailbox_hash is not null;

      -- closed accounts of a member's person
      create table members.former_accounts (
        member_id uuid not null references members.profiles,
        former_id uuid not null references members.closed_accounts,
        found_at timestamptz not null,
        primary key (member_id, former_id)
      );

      -- what the person had drawn of limited packs before, in those accounts
      create table draws.drawn_before (
        member_id uuid not null,
        pack_id text not null,
        cards integer not null check (cards >= 0),
        last_at timestamptz not null,
        primary key (member_id, pack_id)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table draws.drawn_before;
      drop table members.former_accounts;
      drop index members.closed_accounts_by_mailbox;
      alter table members.closed_accounts drop mailbox_hash, drop born_by_mail, drop born_by_phone;
    `);
  }
}
