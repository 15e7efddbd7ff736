import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a short number to every shipment, from which the parcel number is made. The oldest shipment has the smallest. */
export class ParcelNumbers1763600000130 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create sequence shipments.parcel_numbers as integer start with 100001;
      alter table shipments.parcels add column number integer;
      update shipments.parcels p set number = n.number from (
        select shipment_id, 100000 + row_number() over (order by requested_at, shipment_id) as number from shipments.parcels) n
       where n.shipment_id = p.shipment_id;
      select setval('shipments.parcel_numbers', max(number)) from shipments.parcels having count(*) > 0;
      alter table shipments.parcels
        alter column number set default nextval('shipments.parcel_numbers'),
        alter column number set not null,
        add constraint parcels_number_key unique (number);
      alter sequence shipments.parcel_numbers owned by shipments.parcels.number;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table shipments.parcels drop column number');
  }
}
