import { computeRoot, HASH_BYTES, joinHashes, type LeafRange, type Subtree, subtreesOf } from './merkle-tree.js';

/** Tiles as C2SP has them (c2sp.org/tlog-tiles): 256 hashes of one level, each over a full tile of the level below. */
export const TILE_WIDTH = 256;
/** Levels of the tree that a tile holds. */
const TILE_HEIGHT = 8;

/** A tile by its place. */
export interface TilePlace {
  readonly level: number;
  readonly index: number;
}

/** The hashes of a tile, one after the other; fewer than 256 where it is partial. */
export interface Tile extends TilePlace {
  readonly hashes: Buffer;
}

/** How many hashes a tile has. */
export const widthOf = ({ hashes }: Pick<Tile, 'hashes'>): number => hashes.length / HASH_BYTES;

/** A file of a log: a tile, or the entries under one of the lowest level. */
export interface TileFile {
  /** null: the entries. */
  readonly level: number | null;
  readonly index: number;
  readonly width: number;
}

/** `1234067` is `x001/x234/067`. */
const indexPathOf = (index: number): string => {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g)!;
  return groups.map((group, i) => (i === groups.length - 1 ? group : `x${group}`)).join('/');
};

/** Where a file is, below `tile/`. */
export const tilePathOf = ({ level, index, width }: TileFile): string =>
  `${level ?? 'entries'}/${indexPathOf(index)}${width < TILE_WIDTH ? `.p/${width}` : ''}`;

/** The file at a path below `tile/`; null where there can be none. */
export const parseTilePath = (path: string): TileFile | null => {
  const [, level, index, width] =
    /^(entries|0|[1-9]\d?)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? [];
  if (!level || !index) return null;
  const file = {
    level: level === 'entries' ? null : Number(level),
    index: Number(index.replace(/[x/]/g, '')),
    width: width ? Number(width) : TILE_WIDTH,
  };
  // What is written in another way is another file, which nobody asks for.
  return tilePathOf(file) === path ? file : null;
};

/** The tiles at the right edge of a tree of so many leaves, one of each level, also those without a hash yet. */
export const edgeOf = (size: number): readonly (TilePlace & { readonly width: number })[] => {
  const edge = [];
  for (let [level, count] = [0, size]; level === 0 || count > 0; level++, count = Math.floor(count / TILE_WIDTH))
    edge.push({ level, index: Math.floor(count / TILE_WIDTH), width: count % TILE_WIDTH });
  return edge;
};

/** The tile that a complete subtree is computed from, and which of its hashes. */
export const tileOf = ({ level, index }: Subtree): TilePlace & { readonly from: number; readonly to: number } => {
  const tileLevel = Math.floor(level / TILE_HEIGHT);
  const span = 2 ** (level % TILE_HEIGHT);
  const first = index * span;
  const tile = Math.floor(first / TILE_WIDTH);
  return { level: tileLevel, index: tile, from: first % TILE_WIDTH, to: (first % TILE_WIDTH) + span };
};

/** Some hashes of a tile, one after the other. */
export const hashesOf = ({ hashes }: Pick<Tile, 'hashes'>, from: number, to: number): Buffer =>
  hashes.subarray(from * HASH_BYTES, to * HASH_BYTES);

const keyOf = ({ level, index }: TilePlace): string => `${level}/${index}`;

/** The tiles that hashes over some stretches of a log are computed from, each once. */
export const listTilesOver = (ranges: readonly LeafRange[]): readonly TilePlace[] => {
  const places = ranges.flatMap(subtreesOf).map(tileOf);
  return [...new Map(places.map(({ level, index }) => [keyOf({ level, index }), { level, index }])).values()];
};

/** The hashes over some stretches of a log, each as a proof has it. @throws Error where a tile is missing */
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
