import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the earlier addresses of parcels, so that the address of each shipment can be proven after a change. */
export class FormerAddresses1763600000131 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table shipments.former_addresses (
        shipment_id uuid not null references shipments.parcels,
        -- the version of the shipment from which on another address holds
        until_version integer not null,
        replaced_at timestamptz not null,
        name text not null,
        zipcode text not null,
        pref_id smallint not null,
        province text not null,
        shiku text not null,
        address text not null,
        building text not null,
        tel text not null,
        primary key (shipment_id, until_version)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table shipments.former_addresses');
  }
}
