import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates referrals of members, and the state of their bonuses. */
export class Referrals1763600000280 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema referrals;
      -- Each friend whose phone was verified, in the commit of the facts.
      create table referrals.referrals (
        friend_id uuid primary key,
        referrer_id uuid not null check (referrer_id <> friend_id),
        status text not null check (status in ('waiting', 'held', 'paid', 'refused')),
        -- what the two share; only of what is or was held
        signs text[] not null,
        -- why there is no bonus; null where there is one, or may be
        because text check (because in ('limit', 'operator')),
        opened_at timestamptz not null,
        -- when it was paid or refused
        settled_at timestamptz,
        version integer not null
      );
      create index referrals_of_referrer on referrals.referrals (referrer_id, status);
      create index referrals_newest on referrals.referrals (opened_at desc, friend_id desc);
      create index referrals_to_settle on referrals.referrals (status, opened_at desc) where status in ('waiting', 'held');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema referrals cascade');
  }
}
