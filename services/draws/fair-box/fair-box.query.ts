import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { boxLines } from '../rows/box-lines.rows.js';
import { boxStreamOf } from '../streams/box.state.js';
import type { OpenedBox } from '../streams/opened-box.js';
import { seedOfDay } from '../streams/seed-chain.js';
import type { LogLine } from '../wire/log-line.contract.js';
import type { RevealedSeed } from './fair-box.contract.js';

/** What anyone may know of a box. */
export interface FairBox {
  readonly box: OpenedBox;
  readonly revealed: readonly RevealedSeed[];
  /** `slot` is the next one: as many tickets have been drawn. */
  readonly head: { readonly slot: number; readonly hash: string };
}

/** Null for a pack that was never published. */
export class GetFairBox extends Query<FairBox | null> {
  constructor(readonly packId: string) {
    super();
  }
}

/** A page of the public log, by slot; null for a pack that was never published. */
export class GetFairLog extends Query<{ lines: readonly LogLine[]; total: number } | null> {
  constructor(
    readonly packId: string,
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

const MOVING = 'select drawn, head, revealed_through from draws.boxes where pack_id = $1';
const LAST_SEED = `select data->>'seed' as seed from store.events
  where stream_id = $1 and type = 'SeedRevealed' order by stream_version desc limit 1`;
@QueryHandler(GetFairBox)
export class GetFairBoxHandler implements IQueryHandler<GetFairBox> {
  constructor(
    private readonly database: Database,
    private readonly cache: OpenBoxCache,
  ) {}

  async execute({ packId }: GetFairBox): Promise<FairBox | null> {
    const box = await this.cache.find(packId);
    if (!box) return null;
    const { rows } = await this.database.pool.query({ name: 'fair-box', text: MOVING, values: [packId] });
    const { drawn, head, revealed_through } = rows[0];
    const revealed = await this.revealedSeeds(box, revealed_through);
    return { box, revealed, head: { slot: drawn, hash: head } };
  }

  /** Of a box whose seeds cannot be decrypted any more, from the log: what is public stays so. */
  private async revealedSeeds(box: OpenedBox, through: number): Promise<FairBox['revealed']> {
    if (through === 0) return [];
    const days = Array.from({ length: through }, (_, i) => i + 1);
    try {
      const { seeds } = box;
      return days.map((day) => ({ day, seed: seeds.seedOfDay(day).toString('hex') }));
    } catch {
      const stream = boxStreamOf(box.terms.packId);
      const { rows } = await this.database.pool.query<{ seed: string }>(LAST_SEED, [stream]);
      const last = Buffer.from(rows[0]!.seed, 'hex');
      return days.map((day) => ({ day, seed: seedOfDay(last, through, day).toString('hex') }));
    }
  }
}

@QueryHandler(GetFairLog)
export class GetFairLogHandler implements IQueryHandler<GetFairLog> {
  constructor(
    private readonly database: Database,
    private readonly cache: OpenBoxCache,
  ) {}

  async execute({ packId, page, size }: GetFairLog) {
    const box = await this.cache.find(packId);
    if (!box) return null;
    const { pool } = this.database;
    const { rows } = await pool.query({ name: 'fair-box', text: MOVING, values: [packId] });
    const from = (page - 1) * size;
    const total: number = rows[0].drawn;
    const to = Math.min(from + size, total);
    if (from >= to) return { lines: [], total };
    return { lines: await boxLines(this.database, box, from, to), total };
  }
}
