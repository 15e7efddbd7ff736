import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the searched text of each member, so that a substring search takes a few milliseconds among a million members. */
export class SearchedMembers1763600000210 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Kept, since to make it anew costs ten times what looking into it does. The table is written once for it.
      alter table members.profiles add column searched text
        generated always as (members.searched_text(mail, last_name, first_name, middle_name, tel)) stored;

      -- A run that is much commoner than the rarest excludes next to nothing, and its list is as long as the table.
      create or replace function operators.rarest(grams text[], index_name text) returns text[] language sql stable parallel safe
        return (select coalesce(array_agg(r.gram), '{}')
          from (select f.gram
                  from (select g.gram, g.place, coalesce(c.frequency, 0) as frequency,
                               greatest(4 * min(coalesce(c.frequency, 0)) over (), 0.01) as enough
                          from unnest(grams) with ordinality g(gram, place)
                          left join operators.common_grams c on c.index_name = rarest.index_name and c.gram = g.gram) f
                 where f.frequency <= f.enough
                 order by f.frequency, f.place limit 5) r);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table members.profiles drop column searched;
      create or replace function operators.rarest(grams text[], index_name text) returns text[] language sql stable parallel safe
        return (select coalesce(array_agg(r.gram), '{}')
          from (select g.gram from unnest(grams) with ordinality g(gram, place)
                  left join operators.common_grams c on c.index_name = rarest.index_name and c.gram = g.gram
                 order by c.frequency nulls first, g.place limit 5) r);
    `);
  }
}
