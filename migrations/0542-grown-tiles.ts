import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds functions that compute the tiles of growing Merkle trees in the database, where the leaves are. */
export class GrownTiles1763600000542 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The root over a full tile (RFC 6962, section 2.1): of four hashes one, until one is left.
      create function store.tile_root(hashes bytea) returns bytea language plpgsql immutable strict as $$
      begin
        while length(hashes) > 32 loop
          hashes := (select string_agg(sha256('\\x01'::bytea || sha256('\\x01'::bytea || substr(hashes, at, 64))
              || sha256('\\x01'::bytea || substr(hashes, at + 64, 64))), ''::bytea order by at)
            from generate_series(1, length(hashes), 128) at);
        end loop;
        return hashes;
      end $$;

      -- Every tile that is new or has grown when leaves come to a tree of some size, as it is then. edge: the tiles at its right edge,
      -- from the lowest level on; leaves: the hashes of those that come, one after the other.
      create function store.grown_tiles(edge bytea[], size bigint, leaves bytea)
      returns table (level smallint, index bigint, hashes bytea) language plpgsql immutable strict as $$
      declare
        roots bytea;
      begin
        level := 0;
        while length(leaves) > 0 loop
          index := size / 256;
          if coalesce(length(edge[level + 1]), 0) <> 32 * (size % 256) then
            raise 'tile %/% is not the edge''s', level, index;
          end if;
          leaves := coalesce(edge[level + 1], '') || leaves;
          roots := '';
          for at in 1 .. length(leaves) by 8192 loop
            hashes := substr(leaves, at, 8192);
            return next;
            if length(hashes) = 8192 then
              roots := roots || store.tile_root(hashes);
            end if;
            index := index + 1;
          end loop;
          leaves := roots;
          size := size / 256;
          level := level + 1;
        end loop;
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop function store.grown_tiles(bytea[], bigint, bytea);
      drop function store.tile_root(bytea);
    `);
  }
}
