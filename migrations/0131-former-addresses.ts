import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where parcels were to go before somebody changed it: the address that a parcel was sent to stays provable. */
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
