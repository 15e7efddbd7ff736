import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates wallets and lots, which change in the transaction of each command, and histories that the feed fills. */
export class Points1763600000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema points;

      create table points.wallets (
        member_id uuid primary key,
        version integer not null default 0,
        paid integer not null default 0 check (paid >= 0),
        free integer not null default 0 check (free >= 0),
        coin integer not null default 0 check (coin >= 0)
      ) with (fillfactor = 70);

      create table points.lots (
        lot_id uuid primary key,
        member_id uuid not null references points.wallets,
        kind text not null check (kind in ('paid', 'free')),
        issued integer not null check (issued > 0),
        remaining integer not null check (remaining between 0 and issued),
        -- The index asks for this and not for \`remaining\`, so that spending from a lot leaves the index alone.
        live boolean generated always as (remaining > 0) stored,
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        document text not null
      ) with (fillfactor = 70);
      create index lots_in_spending_order on points.lots (member_id, expires_at, kind, lot_id) where live;

      -- The balances are the sums of the lots because nothing else may set them.
      create function points.move_balances() returns trigger language plpgsql as $$
        begin
          update points.wallets w set paid = w.paid + d.paid, free = w.free + d.free
            from (select member_id,
                         coalesce(sum(change) filter (where kind = 'paid'), 0) as paid,
                         coalesce(sum(change) filter (where kind = 'free'), 0) as free
                    from (select member_id, kind, remaining as change from after) c group by member_id) d
           where w.member_id = d.member_id;
          return null;
        end $$;
      create trigger lots_issued after insert on points.lots referencing new table as after
        for each statement execute function points.move_balances();

      create function points.move_balances_by_difference() returns trigger language plpgsql as $$
        begin
          update points.wallets w set paid = w.paid + d.paid, free = w.free + d.free
            from (select member_id,
                         coalesce(sum(change) filter (where kind = 'paid'), 0) as paid,
                         coalesce(sum(change) filter (where kind = 'free'), 0) as free
                    from (select a.member_id, a.kind, a.remaining - b.remaining as change
                            from after a join before b using (lot_id)) c group by member_id) d
           where w.member_id = d.member_id;
          return null;
        end $$;
      create trigger lots_spent after update on points.lots referencing old table as before new table as after
        for each statement execute function points.move_balances_by_difference();

      create table points.point_history (
        id uuid primary key,
        member_id uuid not null,
        version integer not null,
        created timestamptz not null,
        change integer not null,
        money integer not null,
        kind text not null,
        document text not null,
        memo text
      );
      create index point_history_newest on points.point_history (member_id, created desc, version desc);

      create table points.coin_history (like points.point_history including all);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema points cascade');
  }
}
