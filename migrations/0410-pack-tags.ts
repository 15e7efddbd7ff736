import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEEP_PUBLISHED = (changeable: string): string => `
  create or replace function catalog.keep_published_pack() returns trigger language plpgsql as $$
    declare
      changeable text[] := array[${changeable}];
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
    end $$;`;

const DISPLAY = "'status', 'version', 'position', 'images', 'detail_html', 'detail_html_en'";

/** Creates tags of packs, and the number of drawn tickets at the beginning of each recent day. */
export class PackTags1763600000410 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table catalog.packs add column tags jsonb not null default '[]';
      ${KEEP_PUBLISHED(`${DISPLAY}, 'tags'`)}

      create table catalog.drawn_counts (
        pack_id text not null references catalog.packs,
        -- the beginning of a day in Tokyo
        at timestamptz not null,
        drawn integer not null check (drawn >= 0),
        primary key (pack_id, at)
      );
      create trigger drawn_counts_changed after insert on catalog.drawn_counts
        for each statement execute function catalog.count_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table catalog.drawn_counts;
      ${KEEP_PUBLISHED(DISPLAY)}
      alter table catalog.packs drop column tags;
    `);
  }
}
