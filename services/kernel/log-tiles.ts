import { computeRoot, HASH_BYTES, joinHashes, type LeafRange, type Subtree, subtreesOf } from './merkle-tree.js';

/** Hashes in a full tile (c2sp.org/tlog-tiles). Each hash covers a full tile of the level below. */
export const TILE_WIDTH = 256;
/** Levels of the tree that a tile holds. */
const TILE_HEIGHT = 8;

/** The position of a tile. */
export interface TilePlace {
  readonly level: number;
  readonly index: number;
}

/** A tile with its concatenated hashes. A partial tile has fewer than 256. */
export interface Tile extends TilePlace {
  readonly hashes: Buffer;
}

/** Returns the number of hashes in a tile. */
export const widthOf = ({ hashes }: Pick<Tile, 'hashes'>): number => hashes.length / HASH_BYTES;

/** A file of a log: a tile, or the entries below a tile of the lowest level. */
export interface TileFile {
  /** Null for a file of entries. */
  readonly level: number | null;
  readonly index: number;
  readonly width: number;
}

/** Returns the path of an index: `x001/x234/067` for 1234067. */
const indexPathOf = (index: number): string => {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g)!;
  return groups.map((group, i) => (i === groups.length - 1 ? group : `x${group}`)).join('/');
};

/** Returns the path of a file below `tile/`. */
export const tilePathOf = ({ level, index, width }: TileFile): string =>
  `${level ?? 'entries'}/${indexPathOf(index)}${width < TILE_WIDTH ? `.p/${width}` : ''}`;

/** Parses a path below `tile/`. Returns null for a path that names no file. */
export const parseTilePath = (path: string): TileFile | null => {
  const [, level, index, width] =
    /^(entries|0|[1-9]\d?)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? [];
  if (!level || !index) return null;
  const file = {
    level: level === 'entries' ? null : Number(level),
    index: Number(index.replace(/[x/]/g, '')),
    width: width ? Number(width) : TILE_WIDTH,
  };
  // Another spelling of the same file is refused, so that each file has one path.
  return tilePathOf(file) === path ? file : null;
};

/** Returns the tiles at the right edge of a tree with `size` leaves, one per level, including empty ones. */
export const edgeOf = (size: number): readonly (TilePlace & { readonly width: number })[] => {
  const edge = [];
  for (let [level, count] = [0, size]; level === 0 || count > 0; level++, count = Math.floor(count / TILE_WIDTH))
    edge.push({ level, index: Math.floor(count / TILE_WIDTH), width: count % TILE_WIDTH });
  return edge;
};

/** Returns the tile of a complete subtree, and the range of its hashes in the tile. */
export const tileOf = ({ level, index }: Subtree): TilePlace & { readonly from: number; readonly to: number } => {
  const tileLevel = Math.floor(level / TILE_HEIGHT);
  const span = 2 ** (level % TILE_HEIGHT);
  const first = index * span;
  const tile = Math.floor(first / TILE_WIDTH);
  return { level: tileLevel, index: tile, from: first % TILE_WIDTH, to: (first % TILE_WIDTH) + span };
};

/** Returns a range of the hashes of a tile, concatenated. */
export const hashesOf = ({ hashes }: Pick<Tile, 'hashes'>, from: number, to: number): Buffer =>
  hashes.subarray(from * HASH_BYTES, to * HASH_BYTES);

const keyOf = ({ level, index }: TilePlace): string => `${level}/${index}`;

/** Lists the tiles needed for the hashes of the ranges, each once. */
export const listTilesOver = (ranges: readonly LeafRange[]): readonly TilePlace[] => {
  const places = ranges.flatMap(subtreesOf).map(tileOf);
  return [...new Map(places.map(({ level, index }) => [keyOf({ level, index }), { level, index }])).values()];
};

/** Computes the hash of each range, in the order of a proof. @throws Error if a tile is missing or too short */
export const computeHashesOver = (ranges: readonly LeafRange[], tiles: readonly Tile[]): readonly Buffer[] => {
  const tilesByKey = new Map(tiles.map((tile) => [keyOf(tile), tile]));
  return ranges.map((range) =>
    joinHashes(
      subtreesOf(range)
        .map(tileOf)
        .map((place) => {
          const tile = tilesByKey.get(keyOf(place));
          if (!tile || widthOf(tile) < place.to) throw new Error(`tile ${keyOf(place)} of the log is missing`);
          return computeRoot(hashesOf(tile, place.from, place.to));
        }),
    ),
  );
};
