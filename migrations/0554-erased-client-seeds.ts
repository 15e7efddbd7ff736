import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erases client seeds that members chose together with their accounts. The public log keeps their hashes. */
export class ErasedClientSeeds1763600000554 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- hex(SHA-256(client_seed)) in place of a text that was erased
      alter table draws.draws add column client_seed_hash text check (client_seed_hash ~ '^[0-9a-f]{64}$');
      alter table draws.draws
        drop constraint draws_drawn_or_received,
        add constraint draws_drawn_or_received
          check (num_nonnulls(day, coalesce(client_seed, client_seed_hash), client_seed_by, head) in (0, 4)
            and num_nonnulls(client_seed, client_seed_hash) < 2);

      -- Accounts that counted as erased still have such texts: their erasure goes on.
      with unfinished as (
        update members.closed_accounts c set erased_at = null
         where erased_at is not null
           and exists (select from draws.draws d where d.member_id = c.member_id and d.client_seed_by = 'member')
        returning member_id)
      insert into store.deadlines (kind, stream_id, ref, owner, due_at)
        select 'erasure', 'member-' || member_id, '', '', now() from unfinished
        on conflict do nothing;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      do $$ begin
        if exists (select from draws.draws where client_seed_hash is not null) then
          raise exception 'texts of client seeds are erased: without their hashes the public logs would not verify';
        end if;
      end $$;
      alter table draws.draws
        drop constraint draws_drawn_or_received,
        add constraint draws_drawn_or_received check (num_nonnulls(day, client_seed, client_seed_by, head) in (0, 4)),
        drop column client_seed_hash;
    `);
  }
}
