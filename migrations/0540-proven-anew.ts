import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to where wallets and boxes were worked out anew from their first facts. */
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
