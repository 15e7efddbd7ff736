import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the read models of finance: ledger lines, sums by day and hour, the cards of each draw, and chain checks. */
export class Ledger1763600000095 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema ledger;

      create table ledger.ledger_entries (
        -- the event's id and the number of the line in it, from 0
        id text primary key,
        stream_version integer not null,
        at timestamptz not null,
        recorded_at timestamptz not null,
        unit text not null check (unit in ('points', 'coins')),
        account text not null,
        member_id uuid not null,
        lot_id uuid,
        amount bigint not null,
        type text not null,
        kind text not null,
        document text not null,
        memo text,
        actor text not null
      );
      create index ledger_entries_newest on ledger.ledger_entries (at, id) include (account, unit, kind, amount);
      create index ledger_entries_of_account on ledger.ledger_entries (account, at, id) include (unit, amount);
      create index ledger_entries_of_member on ledger.ledger_entries (member_id, at, id) include (unit, amount);
      create index ledger_entries_of_kind on ledger.ledger_entries (kind, at, id) include (unit, amount);
      create index ledger_entries_of_document on ledger.ledger_entries (document, at, id);
      create index ledger_entries_of_lot on ledger.ledger_entries (lot_id, at, id) where lot_id is not null;
      create index ledger_entries_by_amount on ledger.ledger_entries (abs(amount), id);
      create index ledger_entries_in_coins on ledger.ledger_entries (at, id) include (amount) where unit = 'coins';
      create index ledger_entries_by_operators on ledger.ledger_entries (actor, at, id)
        where actor like 'operator:%';

      -- What the lines of a span of time come to, by class of account and kind of document; each lane of the log has a row
      -- of its own, so that no two readers ever meet in one.
      create table ledger.ledger_sums (
        key text primary key,
        span text not null check (span in ('day', 'hour')),
        -- the first instant of the span
        begins timestamptz not null,
        unit text not null,
        account_class text not null,
        kind text not null,
        -- what the accounts gained and lost, neither below zero
        gained bigint not null,
        lost bigint not null,
        lines bigint not null
      ) with (fillfactor = 70);
      create index ledger_sums_by_time on ledger.ledger_sums (span, begins);

      -- Where the cards of each draw are.
      create table ledger.card_places (
        draw_id uuid primary key,
        pack_id text not null,
        member_id uuid not null,
        undecided integer not null,
        to_ship integer not null,
        shipped integer not null,
        returned integer not null,
        forfeited integer not null,
        converted integer not null,
        parcels jsonb not null
      ) with (fillfactor = 70);
      create index card_places_of_pack on ledger.card_places (pack_id)
        include (undecided, to_ship, shipped, returned, forfeited, converted);

      -- Verifications of the log's chain. One that runs says so by its beat.
      create table ledger.chain_checks (
        id bigint generated always as identity primary key,
        state text not null check (state in ('running', 'intact', 'broken', 'interrupted')),
        started_by uuid not null,
        started_at timestamptz not null,
        ended_at timestamptz,
        beat_at timestamptz not null,
        -- the last number to be verified, and the last that was
        through bigint not null,
        -- the link at the end of the chain when the check began
        head_hash bytea not null,
        checked bigint not null default 0,
        bad_number bigint,
        problem text,
        check ((state = 'running') = (ended_at is null)),
        check ((state = 'broken') = (problem is not null))
      );
      create unique index chain_checks_one_at_a_time on ledger.chain_checks (state) where state = 'running';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema ledger cascade');
  }
}
