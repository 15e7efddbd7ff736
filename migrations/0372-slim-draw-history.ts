import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drops every index of the draw history but the primary key. A rebuilt table has other index names. */
const DROP_INDEXES = `do $$
  declare
    each regclass;
  begin
    for each in select indexrelid from pg_index where indrelid = 'draws.draw_history'::regclass and not indisprimary loop
      execute 'drop index ' || each;
    end loop;
  end $$`;

/** Makes the indexes of the draw history cheaper to write. Nearly all of a member's newest draws are undecided. */
export class SlimDrawHistory1763600000372 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(DROP_INDEXES);
    await db.query(`
      create index draw_history_newest on draws.draw_history (member_id, created desc, draw_id desc);
      create index draw_history_by_state on draws.draw_history (member_id, shipping_state, created desc, draw_id desc)
        where shipping_state <> 'undecided';
      create index draw_history_by_time on draws.draw_history (created);
      create index draw_history_of_pack on draws.draw_history (pack_id, created);
      create index draw_history_of_state on draws.draw_history (shipping_state, created);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DROP_INDEXES);
    await db.query(`
      create index draw_history_newest on draws.draw_history (member_id, created desc, draw_id desc);
      create index draw_history_by_state on draws.draw_history (member_id, shipping_state, created desc, draw_id desc);
      create index draw_history_by_time on draws.draw_history (created, draw_id);
      create index draw_history_of_pack on draws.draw_history (pack_id, created, draw_id);
      create index draw_history_of_state on draws.draw_history (shipping_state, created, draw_id);
    `);
  }
}
