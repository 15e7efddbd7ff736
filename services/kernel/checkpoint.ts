import { HASH_BYTES, type TreeHead } from './merkle-tree.js';

/** The head of a named log (c2sp.org/tlog-checkpoint). */
export interface Checkpoint extends TreeHead {
  readonly origin: string;
}

/** Formats the three lines that the signatures of a checkpoint cover. */
export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** Parses the lines of a checkpoint and ignores extension lines. Returns null for invalid input. */
export const parseCheckpoint = (text: string): Checkpoint | null => {
  const [origin, size, root, ...rest] = text.split('\n');
  if (!origin || !/^(0|[1-9]\d{0,15})$/.test(size ?? '') || rest.length === 0) return null;
  const bytes = parseHash(root ?? '');
  return bytes && { origin, size: Number(size), root: bytes };
};

/** Parses a hash from canonical base64. Returns null for invalid input. */
export const parseHash = (line: string): Buffer | null => {
  const bytes = Buffer.from(line, 'base64');
  return bytes.length === HASH_BYTES && bytes.toString('base64') === line ? bytes : null;
};

/** Returns the name of the log of one box's draws, below the name of the whole log. */
export const toBoxOrigin = (origin: string, packId: string): string => `${origin}/box/${packId}`;

/** Returns true for the name of a box's log below `origin`. The id of a box has letters, digits, `-` and `_`. */
export const isBoxOrigin = (name: string, origin: string): boolean =>
  name.startsWith(toBoxOrigin(origin, '')) && /^[\w-]{1,64}$/.test(name.slice(toBoxOrigin(origin, '').length));
