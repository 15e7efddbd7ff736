import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds indexes with which operators find one of millions of draws. */
export class DrawDesk1763600000096 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index draw_history_by_time on draws.draw_history (created, draw_id);
      create index draw_history_of_pack on draws.draw_history (pack_id, created, draw_id);
      create index draw_history_of_state on draws.draw_history (shipping_state, created, draw_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index draws.draw_history_of_state, draws.draw_history_of_pack, draws.draw_history_by_time;
    `);
  }
}
