import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates card types, cards, and packs with their prizes. A published pack does not change. */
export class Catalog1763600000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema catalog;

      create table catalog.card_types (
        id integer primary key check (id between 1 and 19),
        name_ja text not null,
        name_en text not null,
        position integer not null
      );

      create table catalog.cards (
        card_id text primary key,
        name text not null,
        name_en text not null,
        image_url text not null,
        model_number text not null,
        rarity integer not null check (rarity between 0 and 3),
        rarity_label text not null,
        buy_point integer not null check (buy_point >= 0),
        special_remarks text not null,
        is_special_remarks boolean not null,
        movie_url text not null
      );

      create sequence catalog.pack_ids;

      create table catalog.packs (
        pack_id text primary key,
        version integer not null,
        status text not null check (status in ('draft', 'published', 'paused', 'closed')),
        name text not null,
        name_en text not null,
        card_type integer not null references catalog.card_types,
        currency text not null check (currency in ('points', 'coins')),
        price_point integer not null check (price_point > 0),
        images jsonb not null,
        max_buy_count integer not null check (max_buy_count >= 0),
        can_limit integer not null check (can_limit >= 0),
        start_at timestamptz,
        end_at timestamptz,
        show_cardlist boolean not null,
        detail_html text not null,
        detail_html_en text not null,
        position integer not null,
        box_hash text,
        check ((status = 'draft') = (box_hash is null)),
        check (status = 'draft' or start_at is not null),
        check (status = 'draft' or end_at is null or end_at > start_at)
      );
      create index packs_by_status on catalog.packs (status, position);

      create table catalog.prizes (
        pack_id text not null references catalog.packs,
        prize_id text not null,
        position integer not null,
        card_id text not null references catalog.cards,
        rank integer not null,
        rank_name text not null,
        rank_name_en text not null,
        quantity integer not null check (quantity > 0),
        buy_point integer not null check (buy_point >= 0),
        no_reduction boolean not null,
        name text not null,
        name_en text not null,
        image_url text not null,
        model_number text not null,
        rarity integer not null check (rarity between 0 and 3),
        rarity_label text not null,
        set_count integer not null check (set_count > 0),
        special_remarks text not null,
        is_special_remarks boolean not null,
        movie_url text not null,
        primary key (pack_id, position),
        unique (pack_id, prize_id)
      );

      -- Counts the changes of what visitors see, so that a process can ask cheaply whether there was one.
      create table catalog.stamp (
        only_row boolean primary key default true check (only_row),
        changes bigint not null
      );
      insert into catalog.stamp (changes) values (0);
      create function catalog.count_change() returns trigger language plpgsql as $$
        begin
          update catalog.stamp set changes = changes + 1;
          return null;
        end $$;
      create trigger packs_changed after insert or update or delete on catalog.packs
        for each statement execute function catalog.count_change();
      create trigger card_types_changed after insert or update or delete on catalog.card_types
        for each statement execute function catalog.count_change();

      create function catalog.keep_published_pack() returns trigger language plpgsql as $$
        declare
          changeable text[] := array['status', 'version', 'position', 'images', 'detail_html', 'detail_html_en'];
        begin
          if old.status <> 'draft' then
            if tg_op = 'DELETE'
               or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
               or new.status = 'draft'
               or (old.status = 'closed' and new.status <> 'closed') then
              raise exception 'pack % was published: its terms are fixed', old.pack_id;
            end if;
          end if;
          if tg_op = 'DELETE' then
            return old;
          end if;
          return new;
        end $$;
      create trigger packs_keep_published before update or delete on catalog.packs
        for each row execute function catalog.keep_published_pack();

      -- The lock on the pack's row makes a prize wait for a publication that is under way.
      create function catalog.keep_published_prizes() returns trigger language plpgsql as $$
        declare
          pack record;
        begin
          for pack in select pack_id, status from catalog.packs
                       where pack_id in (old.pack_id, new.pack_id) order by pack_id for share loop
            if pack.status <> 'draft' then
              raise exception 'pack % was published: its prizes are fixed', pack.pack_id;
            end if;
          end loop;
          if tg_op = 'DELETE' then
            return old;
          end if;
          return new;
        end $$;
      create trigger prizes_keep_published before insert or update or delete on catalog.prizes
        for each row execute function catalog.keep_published_prizes();

      create function catalog.refuse_truncate() returns trigger language plpgsql as $$
        begin
          raise exception 'what was published is kept: no truncate of %.%', tg_table_schema, tg_table_name;
        end $$;
      create trigger packs_no_truncate before truncate on catalog.packs
        for each statement execute function catalog.refuse_truncate();
      create trigger prizes_no_truncate before truncate on catalog.prizes
        for each statement execute function catalog.refuse_truncate();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema catalog cascade');
  }
}
