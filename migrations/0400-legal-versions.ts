import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates new versions of legal texts, and how members were informed, agreed or objected. */
export class LegalVersions1763600000400 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table legal.announcements (
        -- as its page is called
        text text not null,
        version integer not null check (version > 1),
        in_force_from date not null,
        announced_at timestamptz not null,
        -- whom it was mailed to last, in the order of ids, and since when to all
        mailed_to uuid,
        mailed_at timestamptz,
        -- the same, of the agreements of those who have said nothing
        deemed_to uuid,
        deemed_at timestamptz,
        primary key (text, version)
      );

      -- by registering, by saying so, or by saying nothing for the month of an announcement
      alter table legal.agreements add column how text not null default 'registered'
        check (how in ('registered', 'agreed', 'deemed'));

      create table legal.readings (
        member_id uuid not null,
        text text not null,
        version integer not null,
        read_at timestamptz not null,
        primary key (member_id, text, version),
        foreign key (text, version) references legal.announcements
      );

      create table legal.objections (
        member_id uuid not null,
        text text not null,
        version integer not null,
        -- when the letter came
        received_on date not null,
        recorded_at timestamptz not null,
        primary key (member_id, text, version),
        foreign key (text, version) references legal.announcements
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table legal.objections;
      drop table legal.readings;
      alter table legal.agreements drop column how;
      drop table legal.announcements;
    `);
  }
}
