import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the position in the repeated recomputation of wallets and boxes from their first events. */
export class ProvenAnew1763600000540 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table books.state
        -- a member's id, or ''
        add column anew_member text not null default '',
        add column anew_pack text not null default '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table books.state drop column anew_member, drop column anew_pack');
  }
}
