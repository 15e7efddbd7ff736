import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the number of rows that the verified part of the log implies. An extra row changes the count. */
export class RowCounts1763600000530 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table books.walks
        add column lines bigint not null default 0,
        add column lots bigint not null default 0,
        add column draws bigint not null default 0,
        add column parcels bigint not null default 0;

      with told as materialized (
        select e.type, t.* from store.event_log l join store.events e using (epoch, xid, ordinal)
          cross join lateral json_to_record(e.data) t (lines json, document json, lots json)
         where l.seq <= (select seq from books.walks where walk = 'new'))
      update books.walks set
        lines = (select coalesce(sum(json_array_length(lines)), 0) from told where document is not null),
        lots = (select coalesce(sum(json_array_length(lots)), 0) from told where type = 'PointsIssued'),
        draws = (select count(*) from told where type in ('CardsDrawn', 'CardReceived')),
        parcels = (select count(*) from told where type = 'ShipmentRequested')
      where walk = 'new';

      -- Tables whose rows were another number than the log tells of, as they were at the last look.
      alter table books.state add column rows_off text not null default '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table books.state drop column rows_off;
      alter table books.walks drop column lines, drop column lots, drop column draws, drop column parcels;
    `);
  }
}
