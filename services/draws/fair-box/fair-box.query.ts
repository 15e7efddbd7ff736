import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { readPublicLines, readRevealedSeeds, readShownBox } from '../rows/public-log.rows.js';
import type { OpenedBox } from '../streams/opened-box.js';
import type { LogLine } from '../wire/log-line.contract.js';
import { toLogLine } from '../wire/log-line.js';
import type { RevealedSeed } from './fair-box.contract.js';

/** The public data of a box. */
export interface FairBox {
  readonly box: OpenedBox;
  readonly revealed: readonly RevealedSeed[];
  /** `slot` is the next slot, which equals the number of tickets drawn. */
  readonly head: { readonly slot: number; readonly hash: string };
}

/** Loads the public data of a box; null for an unpublished pack. */
export class GetFairBox extends Query<FairBox | null> {
  constructor(readonly packId: string) {
    super();
  }
}

/** Loads a page of the public log by slot; null for an unpublished pack. */
export class GetFairLog extends Query<{ lines: readonly LogLine[]; total: number } | null> {
  constructor(
    readonly packId: string,
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

/** Loads lines of the public log from a slot on, as many as exist; null for an unpublished pack. */
export class GetFairLines extends Query<readonly LogLine[] | null> {
  constructor(
    readonly packId: string,
    readonly from: number,
    readonly count: number,
  ) {
    super();
  }
}

@QueryHandler(GetFairBox)
export class GetFairBoxHandler implements IQueryHandler<GetFairBox> {
  constructor(
    private readonly database: Database,
    private readonly cache: OpenBoxCache,
  ) {}

  async execute({ packId }: GetFairBox): Promise<FairBox | null> {
    const box = await this.cache.find(packId);
    if (!box) return null;
    const { head, revealedThrough } = await readShownBox(this.database, box);
    const seeds = await readRevealedSeeds(this.database, box, revealedThrough);
    return { box, revealed: seeds.map((seed, i) => ({ day: i + 1, seed: seed.toString('hex') })), head };
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
    const total = (await readShownBox(this.database, box)).head.slot;
    const from = (page - 1) * size;
    const lines = await readPublicLines(this.database, box, from, Math.min(from + size, total));
    return { lines: lines.map(toLogLine), total };
  }
}

@QueryHandler(GetFairLines)
export class GetFairLinesHandler implements IQueryHandler<GetFairLines> {
  constructor(
    private readonly database: Database,
    private readonly cache: OpenBoxCache,
  ) {}

  async execute({ packId, from, count }: GetFairLines): Promise<readonly LogLine[] | null> {
    const box = await this.cache.find(packId);
    if (!box) return null;
    return (await readPublicLines(this.database, box, from, from + count)).map(toLogLine);
  }
}
