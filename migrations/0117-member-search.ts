import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a substring search of members by mail address, name or phone number. */
export class MemberSearch1763600000117 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- All that a member is searched by; names from the last as from the first.
      create function members.searched_text(mail text, last_name text, first_name text, middle_name text, tel text)
        returns text immutable strict parallel safe language sql
        return lower(mail) || ' ' || members.search_key(last_name || first_name || middle_name) || ' ' ||
          members.search_key(first_name || middle_name || last_name) || ' ' || members.tel_key(tel);

      -- Runs of two letters as well as of three: most Japanese names have two, of which PostgreSQL's own trigrams make
      -- nothing that an index could find.
      create index profiles_by_part on members.profiles
        using gin (operators.grams(members.searched_text(mail, last_name, first_name, middle_name, tel), '{2,3}'))
        with (gin_pending_list_limit = 256);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index members.profiles_by_part; drop function members.searched_text');
  }
}
