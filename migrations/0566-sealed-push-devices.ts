import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds columns for encrypted addresses and keys of devices. The hourly rotation of secrets encrypts those in plain text. */
export class SealedPushDevices1763600000566 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table notifications.push_devices
        -- endpoint, p256dh and auth, encrypted under the shop's secret; those columns are empty then
        add encrypted_keys bytea,
        -- SHA-256 of the endpoint, by which a browser is found; nobody guesses an endpoint
        add endpoint_hash bytea,
        alter endpoint drop not null,
        alter p256dh drop not null,
        alter auth drop not null;
      update notifications.push_devices set endpoint_hash = sha256(convert_to(endpoint, 'UTF8'));
      alter table notifications.push_devices
        alter endpoint_hash set not null,
        add unique (endpoint_hash),
        add constraint push_devices_sealed_or_readable
          check (num_nonnulls(endpoint, p256dh, auth) = case when encrypted_keys is null then 3 else 0 end);
    `);
  }

  /** Deletes encrypted devices, because the database cannot decrypt them. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from notifications.push_devices where encrypted_keys is not null;
      alter table notifications.push_devices
        drop constraint push_devices_sealed_or_readable,
        drop encrypted_keys,
        drop endpoint_hash,
        alter endpoint set not null,
        alter p256dh set not null,
        alter auth set not null;
    `);
  }
}
