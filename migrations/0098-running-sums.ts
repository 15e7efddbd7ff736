import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sums that the books are read by, where all rows were added up before. Each lane of the log has sums of its own, so that no
 * two readers ever meet in one; what there was before is in lane 0.
 */
export class RunningSums1763600000098 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Where the cards of each pack are.
      create table audit.cards_by_pack (
        pack_id text not null,
        lane integer not null,
        undecided bigint not null,
        to_ship bigint not null,
        shipped bigint not null,
        returned bigint not null,
        forfeited bigint not null,
        converted bigint not null,
        primary key (pack_id, lane)
      ) with (fillfactor = 50);
      insert into audit.cards_by_pack
        select pack_id, 0, sum(undecided), sum(to_ship), sum(shipped), sum(returned), sum(forfeited), sum(converted)
          from audit.card_places group by pack_id;
      drop index audit.card_places_of_pack;

      -- What is left of each lot of points.
      create table audit.lots (
        lot_id uuid primary key,
        member_id uuid not null,
        expires_on text not null,
        -- a lot is of one kind
        paid integer not null,
        free integer not null,
        -- 1 while points are left
        lots integer not null
      ) with (fillfactor = 70);

      -- What is left of all lots that end on a day of Tokyo.
      create table audit.lots_by_day (
        expires_on text not null,
        lane integer not null,
        paid bigint not null,
        free bigint not null,
        lots bigint not null,
        primary key (expires_on, lane)
      ) with (fillfactor = 50);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table audit.cards_by_pack, audit.lots, audit.lots_by_day;
      create index card_places_of_pack on audit.card_places (pack_id)
        include (undecided, to_ship, shipped, returned, forfeited, converted);
      delete from store.checkpoints where reader = 'lots';
      delete from store.lane_checkpoints where reader = 'lots';
    `);
  }
}
