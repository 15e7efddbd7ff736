import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates counters for rate limits of log-ins, registrations and other public requests. */
export class Attempts1763600000115 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Unlogged: nothing is lost with it but a limit's memory, and no attempt waits for the disk.
      create unlogged table http.attempts (
        key text primary key,
        -- when all that was tried is forgotten again (the theoretical arrival time of GCRA, ITU-T I.371)
        forgotten_at timestamptz not null
      ) with (fillfactor = 50);
      create index attempts_by_age on http.attempts (forgotten_at);

      -- Counts one attempt under all of the keys, or under none; gives the milliseconds until it would be counted, 0 when
      -- it was. Of a key, so many are counted at once, and one more in each interval. Rows are locked in the order of
      -- their keys, so that no two attempts wait for each other.
      create function http.count_attempt(keys text[], at_once integer[], interval_ms integer[], at timestamptz)
        returns double precision language plpgsql as $$
      declare wait_ms double precision;
      begin
        insert into http.attempts as a (key, forgotten_at) select k, at from unnest(keys) k order by k collate "C"
          on conflict (key) do update set forgotten_at = greatest(a.forgotten_at, at);
        select max(extract(epoch from a.forgotten_at - at) * 1000 - (l.at_once - 1) * l.interval_ms) into wait_ms
          from unnest(keys, at_once, interval_ms) l (key, at_once, interval_ms) join http.attempts a using (key);
        if wait_ms > 0 then return wait_ms; end if;
        update http.attempts a set forgotten_at = a.forgotten_at + l.interval_ms * interval '1 millisecond'
          from unnest(keys, interval_ms) l (key, interval_ms) where a.key = l.key;
        return 0;
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop function http.count_attempt; drop table http.attempts');
  }
}
