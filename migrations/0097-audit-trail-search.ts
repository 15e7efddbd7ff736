import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a substring search of the audit trail that also finds Japanese, which the trigrams of pg_trgm leave out. */
export class AuditTrailSearch1763600000097 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- every run of so many letters in a text
      create function operators.grams(words text, sizes integer[]) returns text[]
        language sql immutable strict parallel safe cost 10000
        return (select coalesce(array_agg(distinct substr(lower(words), i, size)), '{}')
                  from generate_series(1, length(words)) i, unnest(sizes) size where i + size - 1 <= length(words));
      create index audit_trail_of_words on operators.audit_trail
        using gin (operators.grams(reason || ' ' || resource_id || ' ' || command, '{2,3}'))
        with (gin_pending_list_limit = 256);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index operators.audit_trail_of_words; drop function operators.grams');
  }
}
