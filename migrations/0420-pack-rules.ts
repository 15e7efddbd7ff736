import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds purchase rules to packs: eligible members and limits. They are fixed when the pack is published. */
export class PackRules1763600000420 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table catalog.packs
        -- a member buys once on a day of Tokyo
        add column once_a_day boolean not null default false,
        -- only members who registered less than so many days ago; 0: everybody
        add column newcomer_days integer not null default 0 check (newcomer_days >= 0),
        -- the rank that a member needs at least, with its name: {rankId, name, nameEn}; null: everybody
        add column least_rank jsonb;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table catalog.packs drop column once_a_day, drop column newcomer_days, drop column least_rank',
    );
  }
}
