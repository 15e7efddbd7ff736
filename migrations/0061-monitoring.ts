import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the state of engines and consumers: heartbeats, positions, dead letters and comparisons with the log. */
export class Monitoring1763600000061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Facts that a reader could not take in, and those of the same key behind them, which wait for their order.
      create table store.dead_letters (
        dead_letter_id bigint generated always as identity primary key,
        reader text not null,
        seq bigint not null,
        type text not null,
        partition_key text not null,
        -- null: held back only because an earlier one of its key is parked
        error text,
        attempts integer not null,
        parked_at timestamptz not null,
        closed_at timestamptz,
        outcome text check (outcome in ('taken', 'discarded')),
        check ((closed_at is null) = (outcome is null)),
        unique (reader, seq)
      );
      create index dead_letters_open on store.dead_letters (reader, partition_key, seq) where closed_at is null;

      -- So that one lane can be read alone; null where the number was given before this.
      alter table store.event_log add column lane smallint;

      alter table store.lane_checkpoints add column updated_at timestamptz;

      -- Up to where a reader has everything, and when it last moved.
      create or replace view store.readers as
        select c.reader, greatest(c.seq, coalesce(min(l.seq), 0)) as seq,
               greatest(c.updated_at, max(l.updated_at)) as updated_at
          from store.checkpoints c left join store.lane_checkpoints l using (reader) group by c.reader;

      -- The oldest event without a number; no row when all have theirs. It is safe to number it when no transaction of its
      -- time is open any more.
      create view store.unsequenced as
        select e.recorded_at, greatest(extract(epoch from now() - e.recorded_at), 0) as seconds,
               e.epoch < (select epoch from store.epoch) or e.xid < pg_snapshot_xmin(pg_current_snapshot()) as is_safe
          from store.sequencer s cross join lateral (
            select * from store.events e where (e.epoch, e.xid, e.ordinal) > (s.epoch, s.xid, s.ordinal)
             order by e.epoch, e.xid, e.ordinal limit 1) e;

      -- How far each reader is behind, and what it has parked. A lane of its may be further than this says.
      create view store.standings as
        select reader, updated_at, lag_events, parked_keys,
               case when oldest_at is null then 0 else greatest(extract(epoch from now() - oldest_at), 0) end as lag_seconds
          from (
            select r.reader, r.updated_at, s.seq - r.seq as lag_events,
                   (select count(distinct d.partition_key) from store.dead_letters d
                     where d.reader = r.reader and d.closed_at is null) as parked_keys,
                   coalesce(
                     (select e.recorded_at from store.event_log l join store.events e using (epoch, xid, ordinal)
                       where l.seq = r.seq + 1),
                     (select recorded_at from store.unsequenced)) as oldest_at
              from store.readers r cross join store.sequencer s where r.reader not like '%@next') r;

      -- When an engine of which one leads was last at work, by PostgreSQL's clock.
      create table store.beats (
        engine text primary key,
        at timestamptz not null
      ) with (fillfactor = 50);

      -- How far the sequencer is behind what is written, and the relay behind what is numbered.
      create view store.engines as
        select w.engine, b.at, w.lag_events,
               case when w.oldest_at is null then 0 else greatest(extract(epoch from now() - w.oldest_at), 0) end as lag_seconds
          from (
            select 'sequencer' as engine, (select recorded_at from store.unsequenced) as oldest_at,
                   (select count(*) from store.events e
                     where (e.epoch, e.xid, e.ordinal) > (s.epoch, s.xid, s.ordinal)) as lag_events
              from store.sequencer s
            union all
            select 'relay', (select e.recorded_at from store.event_log l join store.events e using (epoch, xid, ordinal)
                              where l.seq = r.seq + 1), s.seq - r.seq
              from store.relay r cross join store.sequencer s) w left join store.beats b using (engine);

      -- The last time that each read model was built anew.
      create table store.rebuilds (
        reader text primary key,
        started_at timestamptz not null,
        reached bigint not null default 0,
        head bigint not null default 0,
        ended_at timestamptz,
        -- why it ended without a new table
        error text
      );

      create table store.reconciliations (
        reader text primary key,
        at timestamptz not null,
        -- the sums of the log up to this number, which can never change, and a hash of what they are of
        seq bigint not null,
        sums jsonb not null,
        definition text not null,
        -- what the table has too much, or too little of; empty when all is well
        differences jsonb not null
      );

      create schema monitoring;

      create table monitoring.canary (
        key text primary key,
        lane integer not null,
        emitted_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop schema monitoring cascade;
      drop view store.standings, store.engines, store.unsequenced, store.readers;
      drop table store.reconciliations, store.beats, store.rebuilds, store.dead_letters;
      alter table store.lane_checkpoints drop column updated_at;
      alter table store.event_log drop column lane;
      create view store.readers as
        select c.reader, greatest(c.seq, coalesce(min(l.seq), 0)) as seq
          from store.checkpoints c left join store.lane_checkpoints l using (reader) group by c.reader;
    `);
  }
}
