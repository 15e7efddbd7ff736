import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the positions of consumers in each lane, and the position of the relay to Kafka. */
export class Feed1763600000060 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- store.checkpoints says what a reader has in every lane; this, where it is further in one.
      create table store.lane_checkpoints (
        reader text not null,
        lane smallint not null,
        seq bigint not null default 0,
        epoch integer not null default 0,
        xid xid8 not null default '0',
        ordinal integer not null default 0,
        primary key (reader, lane)
      ) with (fillfactor = 50);

      -- Up to where a reader has everything.
      create view store.readers as
        select c.reader, greatest(c.seq, coalesce(min(l.seq), 0)) as seq
          from store.checkpoints c left join store.lane_checkpoints l using (reader) group by c.reader;

      create table store.relay (
        only_row boolean primary key default true check (only_row),
        leader bigint not null,
        seq bigint not null,
        -- the last number sent in each lane, by lane
        lane_seqs bigint[] not null
      );
      insert into store.relay (leader, seq, lane_seqs) values (0, 0, array_fill(0, array[12]));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view store.readers; drop table store.relay, store.lane_checkpoints');
  }
}
