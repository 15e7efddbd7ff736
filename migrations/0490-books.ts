import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the states of wallets and boxes that are recomputed from the log, the position in it, and the differences found. */
export class Books1763600000490 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table members.standing add column frozen_at timestamptz;

      -- Why the signer did not sign the last head; null where it did.
      alter table proof.tree add column refused text;

      create schema books;
      -- Folds of the log, up to a version: what the shop's own rows are held against. No CHECK: a forged fact may say anything.
      create table books.wallets (
        member_id uuid primary key,
        version integer not null,
        paid integer not null,
        free integer not null,
        coin integer not null,
        -- what the member owes, in points
        owed integer not null
      );
      create table books.lots (
        lot_id uuid primary key,
        member_id uuid not null,
        kind text not null,
        -- null where only the lot's return is known
        issued integer,
        remaining integer not null,
        expires_at timestamptz not null
      );
      create index lots_by_member on books.lots (member_id);
      create table books.boxes (
        pack_id text primary key,
        version integer not null,
        status text not null,
        drawn integer not null,
        remaining integer[] not null,
        head text not null,
        revealed_through integer not null,
        box_hash text not null,
        terms_hash text not null
      );

      create table books.walks (
        -- 'new': what has come to the log since; 'again': the whole of it, from the beginning, over and over
        walk text primary key check (walk in ('new', 'again')),
        seq bigint not null,
        hash bytea not null,
        epoch integer not null,
        xid xid8 not null,
        ordinal integer not null,
        -- when the walk was at its end the last time
        ended_at timestamptz
      );
      insert into books.walks (walk, seq, hash, epoch, xid, ordinal)
        select w, 0, sha256('oripa-log/1'), 0, '0', 0 from unnest(array['new', 'again']) w;

      create table books.state (
        is_one boolean primary key default true check (is_one),
        -- when all wallets and boxes were held against the log the last time
        compared_at timestamptz,
        -- when the look that is under way began, or the last one
        began_at timestamptz,
        -- changes and deletions in the tables of the log that PostgreSQL has counted
        log_changes bigint not null default 0
      );
      insert into books.state default values;

      create table books.findings (
        id bigint generated always as identity primary key,
        check_name text not null,
        -- what it is about, by the check: a member, a pack, a draw, a shipment, a ledger entry, a number of the log
        subject text not null,
        member_id uuid,
        seq bigint,
        differences jsonb not null,
        found_at timestamptz not null,
        seen_at timestamptz not null,
        closed_at timestamptz,
        closed_by uuid,
        version integer not null default 1
      );
      create unique index findings_open on books.findings (check_name, subject) where closed_at is null;
      create index findings_of_member on books.findings (member_id) where closed_at is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop schema books cascade;
      alter table proof.tree drop column refused;
      alter table members.standing drop column frozen_at;
    `);
  }
}
