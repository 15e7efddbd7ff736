import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A session's memory of draws and purchases. */
export interface DrawSessionMemory {
  readonly currentPackId: string | null;
  readonly checked: { readonly packId: string; readonly count: string } | null;
  readonly lastDrawId: string | null;
}

const NOTHING: DrawSessionMemory = { currentPackId: null, checked: null, lastDrawId: null };

const FIND = `select current_pack_id, checked_pack_id, checked_count, last_draw_id from draws.session_memory
  where session_id = $1`;
const REMEMBER_PACK = `insert into draws.session_memory (session_id, current_pack_id, changed_at) values ($1, $2, $3)
  on conflict (session_id) do update set current_pack_id = excluded.current_pack_id, changed_at = excluded.changed_at`;
const REMEMBER_CHECK = `insert into draws.session_memory (session_id, current_pack_id, checked_pack_id, checked_count, changed_at)
  values ($1, $2, $2, $3, $4)
  on conflict (session_id) do update set checked_pack_id = excluded.checked_pack_id,
    checked_count = excluded.checked_count, changed_at = excluded.changed_at`;
const REMEMBER_DRAWS = `insert into draws.session_memory (session_id, last_draw_id, changed_at)
  select u.session_id, u.draw_id, $3 from unnest($1::text[], $2::uuid[]) u (session_id, draw_id)
  on conflict (session_id) do update set last_draw_id = excluded.last_draw_id, checked_pack_id = null,
    checked_count = null, changed_at = excluded.changed_at`;

/** Stores what sessions remember: the current pack, the checked purchase and the last draw. */
@Injectable()
export class DrawSessionMemories {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(sessionId: string): Promise<DrawSessionMemory> {
    const { rows } = await this.database.pool.query({ name: 'draws-find-memory', text: FIND, values: [sessionId] });
    const row = rows[0];
    if (!row) return NOTHING;
    return {
      currentPackId: row.current_pack_id,
      checked: row.checked_pack_id === null ? null : { packId: row.checked_pack_id, count: row.checked_count },
      lastDrawId: row.last_draw_id,
    };
  }

  async rememberPack(sessionId: string, packId: string): Promise<void> {
    await this.write('draws-remember-pack', REMEMBER_PACK, [sessionId, packId, this.clock.now()]);
  }

  async rememberCheck(sessionId: string, packId: string, count: string): Promise<void> {
    await this.write('draws-remember-check', REMEMBER_CHECK, [sessionId, packId, count, this.clock.now()]);
  }

  /** Stores the last draw of each session in the draws' own transaction, and clears the checked purchase. */
  rememberDraws(tx: StoreTransaction, lastDraws: ReadonlyMap<string, string>): void {
    tx.write('draws-remember-draws', REMEMBER_DRAWS, [[...lastDraws.keys()], [...lastDraws.values()], tx.now]);
  }

  private write(name: string, text: string, values: unknown[]): Promise<unknown> {
    return this.database.pool.query({ name, text, values });
  }
}
