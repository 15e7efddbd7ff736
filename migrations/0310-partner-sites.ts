import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates partner sites for point transfers, linked accounts, and all transfers. */
export class PartnerSites1763600000310 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema partners;

      create table partners.sites (
        id uuid primary key,
        name text not null,
        -- '' where there is no English
        name_en text not null,
        base_url text not null,
        key_id text not null,
        -- encrypted
        secret bytea not null,
        direction text not null check (direction in ('in', 'out')),
        -- points of one member in one day of Tokyo; 0 for no limit
        daily_limit integer not null check (daily_limit >= 0),
        open boolean not null,
        created_at timestamptz not null,
        version integer not null default 1
      );

      -- who a member is at a site; goes with the member
      create table partners.links (
        member_id uuid not null,
        site_id uuid not null references partners.sites,
        account text not null,
        linked_at timestamptz not null,
        primary key (member_id, site_id)
      );

      create table partners.transfers (
        transfer_id uuid primary key,
        member_id uuid not null,
        site_id uuid not null references partners.sites,
        direction text not null,
        points integer not null check (points > 0),
        status text not null,
        requested_at timestamptz not null,
        ended_at timestamptz,
        silent_since timestamptz,
        code text,
        version integer not null,
        -- who the member is there; goes with the member
        account text,
        -- when the site is called next, or when a call that a process has begun counts as lost; null: not any more
        due_at timestamptz,
        attempts integer not null default 0,
        -- what the site said the day after, when it was asked again
        site_says text,
        compared_at timestamptz
      );
      create index transfers_due on partners.transfers (due_at) where due_at is not null;
      create index transfers_with_account on partners.transfers (compared_at) where account is not null;
      create unique index transfers_under_way on partners.transfers (member_id) where status = 'requested';
      create index transfers_of_member on partners.transfers (member_id, requested_at desc);
      create index transfers_newest on partners.transfers (requested_at desc, transfer_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema partners cascade');
  }
}
