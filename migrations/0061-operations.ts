import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the shop knows of its own engines: who is at work, how far, and whether what they made is right. */
export class Operations1763600000061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table store.lane_checkpoints add column updated_at timestamptz;

      -- Up to where a reader has everything, and when he last moved.
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

      -- How far each reader is behind, and what he has parked. A lane of his may be further than this says.
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

      -- When an engine of which one leads was last at work, by PostgreSQL's clock.
      create table store.beats (
        engine text primary key,
        at timestamptz not null
      ) with (fillfactor = 50);

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

      create schema operations;

      create table operations.canary (
        key text primary key,
        lane integer not null,
        sang_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop schema operations cascade;
      drop table store.reconciliations, store.beats, store.rebuilds;
      drop view store.standings, store.unsequenced, store.readers;
      alter table store.lane_checkpoints drop column updated_at;
      create view store.readers as
        select c.reader, greatest(c.seq, coalesce(min(l.seq), 0)) as seq
          from store.checkpoints c left join store.lane_checkpoints l using (reader) group by c.reader;
    `);
  }
}
