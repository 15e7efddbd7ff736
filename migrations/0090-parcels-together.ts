import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds combined shipments, returned parcels, and indexes to find both. */
export class ParcelsTogether1763600000090 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table shipments.parcels
        drop constraint parcels_status_check,
        drop constraint parcels_check,
        add column parcel_id uuid,
        add column returned_at timestamptz,
        add column kept_until date,
        add column forfeited_at timestamptz;
      update shipments.parcels set parcel_id = shipment_id;
      alter table shipments.parcels
        alter column parcel_id set not null,
        add constraint parcels_status_check check (status in ('requested', 'shipped', 'returned', 'forfeited')),
        add constraint parcels_check check (
          num_nonnulls(shipped_at, delivery_code, carrier) = case when status = 'requested' then 0 else 3 end
          and num_nonnulls(returned_at, kept_until) = case when status in ('returned', 'forfeited') then 2 else 0 end
          and (status = 'forfeited') = (forfeited_at is not null));

      -- A parcel is listed under the shipment that it is called after.
      drop index shipments.parcels_by_age;
      create index parcels_by_age on shipments.parcels (status, requested_at, shipment_id) where shipment_id = parcel_id;
      create index parcels_by_request on shipments.parcels (requested_at, shipment_id) where shipment_id = parcel_id;
      create index parcels_together on shipments.parcels (parcel_id);
      create index parcels_by_code on shipments.parcels (upper(replace(delivery_code, '-', '')));
      create index parcels_by_name on shipments.parcels (translate(name, ' 　', '') text_pattern_ops);
      create index parcels_by_tel on shipments.parcels (tel);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index shipments.parcels_by_age, shipments.parcels_by_request, shipments.parcels_together,
        shipments.parcels_by_code, shipments.parcels_by_name, shipments.parcels_by_tel;
      alter table shipments.parcels
        drop constraint parcels_status_check,
        drop constraint parcels_check,
        drop column parcel_id, drop column returned_at, drop column kept_until, drop column forfeited_at,
        add constraint parcels_status_check check (status in ('requested', 'shipped')),
        add constraint parcels_check check ((status = 'shipped') =
          (shipped_at is not null and delivery_code is not null and carrier is not null));
      create index parcels_by_age on shipments.parcels (status, requested_at, shipment_id);
    `);
  }
}
