import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { hashesOf, TILE_WIDTH, type TileFile, widthOf } from '../../kernel/log-tiles.js';
import { HASH_BYTES, listConsistencyRanges } from '../../kernel/merkle-tree.js';
import { Database } from '../../platform/database/database.js';
import { LogSigner } from '../../platform/signer/log-signer.js';
import { loadPublishedCheckpoint } from '../rows/checkpoints.rows.js';
import { loadRangeHashes } from '../rows/log-proofs.rows.js';
import { loadTreeSize, readTiles } from '../rows/log-tree.rows.js';

const ENTRIES = 'select hash from store.event_log where seq > $1 and seq <= $2 order by seq';

/** Loads the newest signed head of the log with its cosignatures; null before the first. */
export class GetCheckpoint extends Query<string | null> {}

@QueryHandler(GetCheckpoint)
export class GetCheckpointHandler implements IQueryHandler<GetCheckpoint> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<string | null> {
    return (await loadPublishedCheckpoint(this.database))?.note ?? null;
  }
}

/** Returns the line of the public key that verifies the log; null if no signer is configured. */
export class GetVerifierKey extends Query<string | null> {}

@QueryHandler(GetVerifierKey)
export class GetVerifierKeyHandler implements IQueryHandler<GetVerifierKey> {
  constructor(private readonly signer: LogSigner) {}

  async execute(): Promise<string | null> {
    return this.signer.verifierKey();
  }
}

/** Loads a file of the log as defined by c2sp.org/tlog-tiles; null if it does not exist. */
export class GetTileFile extends Query<Buffer | null> {
  constructor(readonly file: TileFile) {
    super();
  }
}

@QueryHandler(GetTileFile)
export class GetTileFileHandler implements IQueryHandler<GetTileFile> {
  constructor(private readonly database: Database) {}

  async execute({ file }: GetTileFile): Promise<Buffer | null> {
    const { level, index, width } = file;
    if (level === null) return this.entries(index * TILE_WIDTH, width);
    const [tile] = await readTiles(this.database, [{ level, index }]);
    return tile && widthOf(tile) >= width ? hashesOf(tile, 0, width) : null;
  }

  /** Returns the entries. Each is a link of the log's chain with its length before it. */
  private async entries(after: number, width: number): Promise<Buffer | null> {
    if (after + width > (await loadTreeSize(this.database))) return null;
    const values = [after, after + width];
    const { rows } = await this.database.pool.query<{ hash: Buffer }>({ name: 'proof-entries', text: ENTRIES, values });
    const length = Buffer.from([0, HASH_BYTES]);
    return Buffer.concat(rows.flatMap(({ hash }) => [length, hash]));
  }
}

/** Proves that a log of `size` entries extends its first `older` entries; null if the log is shorter. */
export class GetConsistency extends Query<readonly Buffer[] | null> {
  constructor(
    readonly older: number,
    readonly size: number,
  ) {
    super();
  }
}

@QueryHandler(GetConsistency)
export class GetConsistencyHandler implements IQueryHandler<GetConsistency> {
  constructor(private readonly database: Database) {}

  async execute({ older, size }: GetConsistency): Promise<readonly Buffer[] | null> {
    if (older > size || size > (await loadTreeSize(this.database))) return null;
    return loadRangeHashes(this.database, listConsistencyRanges(older, size));
  }
}
