import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives a new id to each event that shares one with an earlier event, and lists the ledger entries of both again.
 *
 * Earlier releases restarted the ids of a settlement file after every 100 lines. The log is signed and cannot change, so its
 * consumers use the corrected id.
 */
export class CorrectedEventIds1763600000544 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The id that follows from an event's command and place: placedEventId of the shop.
      create function store.placed_event_id(command_id text, stream_id text, stream_version integer) returns uuid
        language sql immutable parallel safe as $$
          select overlay(overlay(h placing '8' from 13 for 1)
              placing translate(substr(h, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') from 17 for 1)::uuid
            from (select substr(encode(sha256(convert_to(command_id || E'\\n' || stream_id || E'\\n' || stream_version, 'UTF8')),
              'hex'), 1, 32)) x (h)
        $$;

      create table store.corrected_event_ids (
        stream_id text not null,
        stream_version integer not null,
        event_id uuid not null unique,
        primary key (stream_id, stream_version)
      );
      create trigger corrected_event_ids_append_only before update or delete or truncate on store.corrected_event_ids
        for each statement execute function store.refuse_change();

      create temporary table shared on commit drop as
        select e.*, row_number() over (partition by event_id order by epoch, xid, ordinal) as nth
          from store.events e
          where event_id in (select event_id from store.events group by event_id having count(*) > 1);
      insert into store.corrected_event_ids (stream_id, stream_version, event_id)
        select stream_id, stream_version, store.placed_event_id(correlation_id, stream_id, stream_version)
          from shared where nth > 1;

      -- An entry of the list was overwritten by the next event of its id: both are listed, as far as the list has come.
      delete from ledger.ledger_entries where left(id, 36) in (select event_id::text from shared);
      insert into ledger.ledger_entries (id, stream_version, at, recorded_at, unit, account_class, member_id, lot_id, amount, type,
          kind, document, memo, actor)
        select coalesce(c.event_id, s.event_id) || '.' || (l.nth - 1), s.stream_version, s.effective_at, s.recorded_at,
            case when s.type like 'Coins%' then 'coins' else 'points' end,
            case when l.account like 'member:%' then 'member:' || split_part(l.account, ':', -1) else l.account end,
            case when d.kind <> 'deposit' then t."memberId" end, l.lot, l.amount, s.type, d.kind, d.id, d.memo,
            case when s.actor is distinct from 'member:' || t."memberId" then s.actor end
          from shared s left join store.corrected_event_ids c using (stream_id, stream_version)
            join store.event_log g using (epoch, xid, ordinal)
            join store.checkpoints p on p.reader = 'ledger_entries'
            left join store.lane_checkpoints n on n.reader = p.reader and n.lane = g.lane
            cross join lateral json_to_record(s.data) t (lines json, document json, "memberId" uuid)
            cross join lateral json_to_record(t.document) d (kind text, id text, memo text)
            cross join lateral rows from (json_to_recordset(t.lines) as (account text, lot uuid, amount bigint))
              with ordinality l (account, lot, amount, nth)
          where t.document is not null and g.seq <= greatest(p.seq, n.seq) and not exists (
            select from store.dead_letters x where x.reader = p.reader and x.seq = g.seq and x.closed_at is null);
      drop table shared;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table store.corrected_event_ids;
      drop function store.placed_event_id(text, text, integer);
    `);
  }
}
