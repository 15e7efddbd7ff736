import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the event log, and the tables that are written in the same transaction: responses, deadlines and checkpoints. */
export class Store1763600000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema store;

      -- Transaction ids start anew in a restored cluster; the epoch keeps events in order across that.
      create table store.epoch (
        only_row boolean primary key default true check (only_row),
        epoch integer not null
      );
      insert into store.epoch (epoch) values (1);

      create table store.events (
        stream_id text not null,
        stream_version integer not null check (stream_version > 0),
        event_id uuid not null,
        type text not null,
        schema_version smallint not null,
        partition_key text not null,
        data json not null,
        actor text not null,
        correlation_id text not null,
        causation_id text,
        effective_at timestamptz not null,
        recorded_at timestamptz not null,
        epoch integer not null,
        xid xid8 not null default pg_current_xact_id(),
        ordinal integer not null,
        primary key (stream_id, stream_version)
      );
      create unique index events_in_commit_order on store.events (epoch, xid, ordinal);
      create index events_by_partition on store.events (partition_key, epoch, xid, ordinal);

      create table store.event_log (
        seq bigint primary key,
        epoch integer not null,
        xid xid8 not null,
        ordinal integer not null,
        type text not null,
        hash bytea not null
      );

      create table store.sequencer (
        only_row boolean primary key default true check (only_row),
        leader bigint not null,
        epoch integer not null,
        xid xid8 not null,
        ordinal integer not null,
        seq bigint not null,
        hash bytea not null
      );
      insert into store.sequencer (leader, epoch, xid, ordinal, seq, hash)
        values (0, 0, '0', 0, 0, sha256('oripa-log/1'));

      create function store.refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception 'the log is append-only: % on %.%', tg_op, tg_table_schema, tg_table_name;
        end $$;
      create trigger events_append_only before update or delete or truncate on store.events
        for each statement execute function store.refuse_change();
      create trigger event_log_append_only before update or delete or truncate on store.event_log
        for each statement execute function store.refuse_change();
      revoke update, delete, truncate on store.events, store.event_log from public;

      create table store.answers (
        key text primary key,
        payload_hash text not null,
        state integer not null,
        body text not null,
        created_at timestamptz not null
      );
      create index answers_by_age on store.answers (created_at);

      create table store.deadlines (
        kind text not null,
        stream_id text not null,
        ref text not null,
        owner text not null,
        due_at timestamptz not null,
        primary key (kind, stream_id, ref)
      );
      create index deadlines_by_due on store.deadlines (due_at);
      create index deadlines_by_owner on store.deadlines (owner, due_at);

      create table store.checkpoints (
        reader text primary key,
        seq bigint not null default 0,
        -- where that is in commit order, so that a member's own later events can be found
        epoch integer not null default 0,
        xid xid8 not null default '0',
        ordinal integer not null default 0,
        updated_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema store cascade');
  }
}
