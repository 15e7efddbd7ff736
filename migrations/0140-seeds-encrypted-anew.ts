import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Allows a seed to be encrypted again, so that a retired secret can be removed. The update may change nothing else. The new
 * value must have the length of an encrypted seed (key name 8, nonce 12, tag 16, seed 32). The database cannot verify that the
 * seed is the same. The anchor can, because it is public and cannot change.
 */
export class SeedsEncryptedAnew1763600000140 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace function draws.freeze_box() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' or
              (new.pack_id, new.manifest, new.box_hash, new.anchor, new.offer::text, new.tickets, new.opened_at) is distinct from
              (old.pack_id, old.manifest, old.box_hash, old.anchor, old.offer::text, old.tickets, old.opened_at) then
            raise exception 'box % is frozen', old.pack_id;
          end if;
          if new.encrypted_seed is distinct from old.encrypted_seed and (octet_length(new.encrypted_seed) <> 68
              or (new.version, new.status, new.drawn, new.remaining, new.head, new.revealed_through) is distinct from
                 (old.version, old.status, old.drawn, old.remaining, old.head, old.revealed_through)) then
            raise exception 'box % is frozen: its seed can be encrypted anew, and nothing else with it', old.pack_id;
          end if;
          if old.status = 'closed' and new.status <> 'closed' then
            raise exception 'box % is closed for good', old.pack_id;
          end if;
          return new;
        end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace function draws.freeze_box() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' or new.encrypted_seed <> old.encrypted_seed or
              (new.pack_id, new.manifest, new.box_hash, new.anchor, new.offer::text, new.tickets, new.opened_at) is distinct from
              (old.pack_id, old.manifest, old.box_hash, old.anchor, old.offer::text, old.tickets, old.opened_at) then
            raise exception 'box % is frozen', old.pack_id;
          end if;
          if old.status = 'closed' and new.status <> 'closed' then
            raise exception 'box % is closed for good', old.pack_id;
          end if;
          return new;
        end $$;
    `);
  }
}
