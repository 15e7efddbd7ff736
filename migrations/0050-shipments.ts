import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the current state of parcels, each with its requested address. */
export class Shipments1763600000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema shipments;

      create table shipments.parcels (
        shipment_id uuid primary key,
        member_id uuid not null,
        status text not null check (status in ('requested', 'shipped')),
        requested_at timestamptz not null,
        shipped_at timestamptz,
        delivery_code text,
        carrier text,
        version integer not null,
        -- the cards in it: [{drawId, index, prizeId, name, modelNumber, imageUrl}]
        items jsonb not null,
        draw_ids uuid[] not null,
        name text not null,
        zipcode text not null,
        pref_id smallint not null,
        province text not null,
        shiku text not null,
        address text not null,
        building text not null,
        tel text not null,
        check ((status = 'shipped') = (shipped_at is not null and delivery_code is not null and carrier is not null))
      );
      create index parcels_by_age on shipments.parcels (status, requested_at, shipment_id);
      create index parcels_of_member on shipments.parcels (member_id, requested_at);
      create index parcels_of_draw on shipments.parcels using gin (draw_ids);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema shipments cascade');
  }
}
