import { HASH_BYTES, type TreeHead } from './merkle-tree.js';

/** A head of a log that has a name, as C2SP writes it (c2sp.org/tlog-checkpoint). */
export interface Checkpoint extends TreeHead {
  readonly origin: string;
}

/** The lines of a checkpoint, before its signatures. */
export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** What the lines of a checkpoint say; null where they are none. Lines that extend it are passed over. */
export const parseCheckpoint = (text: string): Checkpoint | null => {
  const [origin, size, root, ...rest] = text.split('\n');
  if (!origin || !/^(0|[1-9]\d{0,15})$/.test(size ?? '') || rest.length === 0) return null;
  const bytes = parseHash(root ?? '');
  return bytes && { origin, size: Number(size), root: bytes };
};

/** A hash of a line; null where it is none. */
export const parseHash = (line: string): Buffer | null => {
  const bytes = Buffer.from(line, 'base64');
  return bytes.length === HASH_BYTES && bytes.toString('base64') === line ? bytes : null;
};

/** The name of the log of a box's draws, beside that of the whole log; a box's id is letters, digits, `-` and `_`. */
export const toBoxOrigin = (origin: string, packId: string): string => `${origin}/box/${packId}`;

/** Whether a name is that of a box's log, beside a whole log of that name. */
export const isBoxOrigin = (name: string, origin: string): boolean =>
  name.startsWith(toBoxOrigin(origin, '')) && /^[\w-]{1,64}$/.test(name.slice(toBoxOrigin(origin, '').length));
