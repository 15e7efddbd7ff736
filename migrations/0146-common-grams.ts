import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the most common letter sequences of the search indexes. An index search visits every row with a sequence, so it uses
 * only the rarest ones of a text. The matches are compared with the whole text afterwards.
 */
export class CommonGrams1763600000146 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table operators.common_grams (
        index_name text not null,
        gram text not null,
        -- of the index's rows, which share has it
        frequency real not null,
        primary key (index_name, gram)
      );

      -- Statistics of an index are shown to its owner alone, and the shop's role is not.
      create function operators.note_common_grams() returns bigint language sql security definer
        set search_path = pg_catalog, pg_temp
        begin atomic
          delete from operators.common_grams;
          with noted as (
            insert into operators.common_grams (index_name, gram, frequency)
              select s.schemaname || '.' || s.tablename, m.gram, m.frequency
                from pg_stats s,
                  lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) m(gram, frequency)
               where (s.schemaname, s.tablename) in (('members', 'profiles_by_part'), ('operators', 'audit_trail_of_words'))
                 and m.gram is not null
            returning 1)
          select count(*) from noted;
        end;

      create function operators.rarest(grams text[], index_name text) returns text[] language sql stable parallel safe
        return (select coalesce(array_agg(r.gram), '{}')
          from (select g.gram from unnest(grams) with ordinality g(gram, place)
                  left join operators.common_grams c on c.index_name = rarest.index_name and c.gram = g.gram
                 order by c.frequency nulls first, g.place limit 5) r);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop function operators.rarest, operators.note_common_grams; drop table operators.common_grams`);
  }
}
