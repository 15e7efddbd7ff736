import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates boxes, draws and the draw state of sessions, and a history that the feed fills. */
export class Draws1763600000006 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema draws;

      create table draws.boxes (
        pack_id text primary key,
        -- frozen at publication
        manifest text not null,
        box_hash text not null,
        anchor text not null,
        offer json not null,
        encrypted_seed bytea not null,
        tickets integer not null,
        opened_at timestamptz not null,
        -- moves with every draw
        version integer not null,
        status text not null check (status in ('open', 'paused', 'closed')),
        drawn integer not null check (drawn between 0 and tickets),
        remaining integer[] not null check (0 <= all (remaining)),
        head text not null,
        revealed_through integer not null
      ) with (fillfactor = 50);

      create function draws.freeze_box() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' or (new.pack_id, new.manifest, new.box_hash, new.anchor, new.offer::text, new.encrypted_seed,
              new.tickets, new.opened_at) is distinct from
             (old.pack_id, old.manifest, old.box_hash, old.anchor, old.offer::text, old.encrypted_seed, old.tickets,
              old.opened_at) then
            raise exception 'box % is frozen', old.pack_id;
          end if;
          if old.status = 'closed' and new.status <> 'closed' then
            raise exception 'box % is closed for good', old.pack_id;
          end if;
          return new;
        end $$;
      create trigger boxes_frozen before update of pack_id, manifest, box_hash, anchor, offer, encrypted_seed, tickets,
          opened_at, status or delete on draws.boxes
        for each row execute function draws.freeze_box();

      create table draws.draws (
        draw_id uuid primary key,
        member_id uuid not null,
        pack_id text not null,
        drawn_at timestamptz not null,
        due_at timestamptz not null,
        currency text not null check (currency in ('points', 'coins')),
        cost integer not null,
        paid_from json not null,
        first_slot integer not null,
        day integer not null,
        client_seed text not null,
        client_seed_by text not null check (client_seed_by in ('member', 'shop')),
        prizes integer[] not null,
        left_before integer[] not null,
        head text not null,
        -- one letter for each card: u undecided, s shipped, c converted
        outcomes text not null,
        undecided integer not null,
        -- the pack has a limit for each member
        limited boolean not null,
        version integer not null
      );
      create unique index draws_by_slot on draws.draws (pack_id, first_slot);
      create index draws_undecided on draws.draws (member_id, drawn_at, draw_id) where undecided > 0;
      create index draws_of_limited_packs on draws.draws (pack_id, member_id) where limited;

      create table draws.session_memory (
        session_id text primary key,
        current_pack_id text,
        checked_pack_id text,
        checked_count text,
        last_draw_id uuid,
        changed_at timestamptz not null
      ) with (fillfactor = 70);

      create table draws.draw_history (
        draw_id uuid primary key,
        member_id uuid not null,
        pack_id text not null,
        created timestamptz not null,
        currency text not null,
        cost integer not null,
        count integer not null,
        shipped integer not null,
        converted integer not null,
        converted_points integer not null,
        parcels jsonb not null,
        shipping_state text not null
      );
      create index draw_history_newest on draws.draw_history (member_id, created desc, draw_id desc);
      create index draw_history_by_state on draws.draw_history (member_id, shipping_state, created desc, draw_id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema draws cascade');
  }
}
