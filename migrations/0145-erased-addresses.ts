import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows an earlier address to be erased. Its row and end time stay, so that a later address is not taken for it. */
export class ErasedAddresses1763600000145 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table shipments.former_addresses
        alter column name drop not null,
        alter column zipcode drop not null,
        alter column pref_id drop not null,
        alter column province drop not null,
        alter column shiku drop not null,
        alter column address drop not null,
        alter column building drop not null,
        alter column tel drop not null;
      create index former_addresses_to_erase on shipments.former_addresses (shipment_id) where name is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index shipments.former_addresses_to_erase;
      delete from shipments.former_addresses where name is null;
      alter table shipments.former_addresses
        alter column name set not null,
        alter column zipcode set not null,
        alter column pref_id set not null,
        alter column province set not null,
        alter column shiku set not null,
        alter column address set not null,
        alter column building set not null,
        alter column tel set not null;
    `);
  }
}
