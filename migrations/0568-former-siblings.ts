import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to find all accounts of one person from any of them, and removes addresses and values from stored errors. */
export class FormerSiblings1763600000568 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index former_accounts_by_former on members.former_accounts (former_id)');
    for (const table of ['mail.messages', 'store.dead_letters', 'store.deadlines', 'store.jobs', 'store.rebuilds'])
      await db.query(`
        update ${table} set error = regexp_replace(regexp_replace(error,
            '[^[:space:]<>()"'',;:=/]+@[^[:space:]<>()"'',;:=/]+', '[mail]', 'g'), '"[^"]*[^"a-z0-9_.][^"]*"', '"…"', 'g')
         where error ~ '@|"'
      `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index members.former_accounts_by_former');
  }
}
