import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates unused accounts: the time of last use, the warnings sent, and the closing date. */
export class UnusedAccounts1763600000360 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- to the hour; it outlives the session. No index on the moment: a use writes to no other place than its own
      create table http.last_uses (
        member_id text primary key,
        used_at timestamptz not null
      ) with (fillfactor = 80);

      -- Of those who had come before, sessions have gone that told of a later use than any log-in that is kept. A session
      -- lives for 90 days at the most, and log-ins are kept for 180: nobody has used the shop later than that.
      insert into http.last_uses (member_id, used_at)
        select p.member_id, least(now(), interval '90 days' + greatest(p.created_at, now() - interval '180 days',
          (select max(l.at) from members.log_ins l where l.member_id = p.member_id)))
        from members.profiles p where not exists (select from members.closed_accounts c where c.member_id = p.member_id);

      -- One row for each member who has not been there for five months, or whom an operator keeps.
      create table members.unused_accounts (
        member_id uuid primary key references members.profiles,
        -- nobody has since
        used_at timestamptz not null,
        -- an operator kept it: counts as a use
        kept_at timestamptz,
        told_at timestamptz,
        told_again_at timestamptz,
        -- null while nobody was told
        closes_at timestamptz,
        -- what bars the closing at the moment
        held_by text[] not null default '{}'
      );
      create index unused_accounts_by_use on members.unused_accounts (used_at, member_id);
      create index unused_accounts_by_closing on members.unused_accounts (closes_at, member_id);

      insert into store.deadlines (kind, stream_id, ref, owner, due_at)
        select 'unused-account', 'member-' || member_id, '', '', used_at + interval '5 months' from http.last_uses;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from store.deadlines where kind = 'unused-account';
      drop table members.unused_accounts;
      drop table http.last_uses;
    `);
  }
}
