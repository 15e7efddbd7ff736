import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toBoxOrigin } from '../../kernel/checkpoint.js';
import { hashesOf, TILE_WIDTH, type TileFile, widthOf } from '../../kernel/log-tiles.js';
import { listConsistencyRanges } from '../../kernel/merkle-tree.js';
import { parseVerifierKey, renameVerifier, verifierKeyOf } from '../../kernel/signed-note.js';
import { Database } from '../../platform/database/database.js';
import { LogSigner } from '../../platform/signer/log-signer.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { findBoxLog, loadBoxHashes, loadBoxTiles } from '../rows/box-logs.rows.js';
import { readLogEntries } from '../rows/public-log.rows.js';

/** Returns the newest signed head of a box's log, or null before the first one. */
export class GetBoxCheckpoint extends Query<string | null> {
  constructor(readonly packId: string) {
    super();
  }
}

@QueryHandler(GetBoxCheckpoint)
export class GetBoxCheckpointHandler implements IQueryHandler<GetBoxCheckpoint> {
  constructor(private readonly database: Database) {}

  async execute({ packId }: GetBoxCheckpoint): Promise<string | null> {
    return (await findBoxLog(this.database, packId))?.note ?? null;
  }
}

/**
 * Returns the line of the public key that verifies a box's log: the shop's log key under the box's name. Null if no
 * signer is configured.
 */
export class GetBoxKey extends Query<string | null> {
  constructor(readonly packId: string) {
    super();
  }
}

@QueryHandler(GetBoxKey)
export class GetBoxKeyHandler implements IQueryHandler<GetBoxKey> {
  constructor(
    private readonly database: Database,
    private readonly signer: LogSigner,
  ) {}

  async execute({ packId }: GetBoxKey): Promise<string | null> {
    if (!(await findBoxLog(this.database, packId))) return null;
    const verifier = parseVerifierKey((await this.signer.verifierKey()) ?? '');
    return verifier && verifierKeyOf(renameVerifier(verifier, toBoxOrigin(verifier.name, packId)));
  }
}

/** Returns a file of a box's log as defined by c2sp.org/tlog-tiles, or null if it does not exist. */
export class GetBoxTileFile extends Query<Buffer | null> {
  constructor(
    readonly packId: string,
    readonly file: TileFile,
  ) {
    super();
  }
}

@QueryHandler(GetBoxTileFile)
export class GetBoxTileFileHandler implements IQueryHandler<GetBoxTileFile> {
  constructor(
    private readonly database: Database,
    private readonly boxes: OpenBoxCache,
  ) {}

  async execute({ packId, file: { level, index, width } }: GetBoxTileFile): Promise<Buffer | null> {
    if (level === null) return this.entries(packId, index * TILE_WIDTH, width);
    // The column is an integer, so no tile exists beyond it.
    if (index > 2 ** 31 - 1) return null;
    const [tile] = await loadBoxTiles(this.database, packId, [{ level, index }]);
    return tile && widthOf(tile) >= width ? hashesOf(tile, 0, width) : null;
  }

  /**
   * Returns the bundle of entries of a tile. Each entry is a line of the box's public log with its length before it.
   */
  private async entries(packId: string, after: number, width: number): Promise<Buffer | null> {
    const log = await findBoxLog(this.database, packId);
    const box = log && after + width <= log.size ? await this.boxes.find(packId) : null;
    if (!box) return null;
    const lines = await readLogEntries(this.database, box, after, after + width);
    const entries = lines.map((line) => Buffer.from(line));
    return Buffer.concat(entries.flatMap((entry) => [lengthOf(entry), entry]));
  }
}

const lengthOf = ({ length }: Buffer): Buffer => Buffer.from([length >> 8, length & 255]);

/** Returns the proof that a log of `size` lines extends its first `older` lines, or null if the box has fewer lines. */
export class GetBoxConsistency extends Query<readonly Buffer[] | null> {
  constructor(
    readonly packId: string,
    readonly older: number,
    readonly size: number,
  ) {
    super();
  }
}

@QueryHandler(GetBoxConsistency)
export class GetBoxConsistencyHandler implements IQueryHandler<GetBoxConsistency> {
  constructor(private readonly database: Database) {}

  async execute({ packId, older, size }: GetBoxConsistency): Promise<readonly Buffer[] | null> {
    const log = await findBoxLog(this.database, packId);
    if (!log || older > size || size > log.size) return null;
    return loadBoxHashes(this.database, packId, listConsistencyRanges(older, size));
  }
}
