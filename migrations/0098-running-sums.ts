import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores running sums for the ledger pages, which added up all rows before. Each lane of the log has its own sums, so that no
 * two consumers write the same row. Sums of existing rows are in lane 0.
 */
export class RunningSums1763600000098 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Where the cards of each pack are.
      create table ledger.cards_by_pack (
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
      insert into ledger.cards_by_pack
        select pack_id, 0, sum(undecided), sum(to_ship), sum(shipped), sum(returned), sum(forfeited), sum(converted)
          from ledger.card_places group by pack_id;
      drop index ledger.card_places_of_pack;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table ledger.cards_by_pack;
      create index card_places_of_pack on ledger.card_places (pack_id)
        include (undecided, to_ship, shipped, returned, forfeited, converted);
    `);
  }
}
