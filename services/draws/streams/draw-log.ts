import { hash } from 'node:crypto';

/** The public log's data of one draw. `prizeIds` are in the order of the slots, starting at `firstSlot`. */
export interface LoggedDraw {
  readonly firstSlot: number;
  readonly day: number;
  readonly clientSeedHash: string;
  readonly prizeIds: readonly string[];
  /** The extra prizes by slot, only for slots that win some. */
  readonly extraIds?: ReadonlyMap<number, readonly string[]>;
}

/** Returns the hex SHA-256 of the UTF-8 form. A lone surrogate counts as U+FFFD, as in every browser's TextEncoder. */
export function hashClientSeed(clientSeed: string): string {
  return hash('sha256', clientSeed);
}

/** Builds the public line of one slot with its extra prizes. It identifies no member. */
export function logLine(
  slot: number,
  day: number,
  clientSeedHash: string,
  prizeId: string,
  extraIds: readonly string[] = [],
): string {
  const line = `${slot}\n${day}\n${clientSeedHash}\n${prizeId}`;
  return extraIds.length === 0 ? line : `${line}\n${extraIds.join('\n')}`;
}

/** Computes h_d from h_{d-1} and the line of slot d, in lower-case hex. The head before slot 0 is the box hash. */
export function computeNextHead(head: string, line: string): string {
  return hash('sha256', `${head}\n${line}`);
}

/** Returns the public lines of one draw, in the order of its slots. */
export const linesOf = ({ firstSlot, day, clientSeedHash, prizeIds, extraIds }: LoggedDraw): string[] =>
  prizeIds.map((prizeId, taken) =>
    logLine(firstSlot + taken, day, clientSeedHash, prizeId, extraIds?.get(firstSlot + taken)),
  );

/** Computes the hash after each line of a draw, and the new head. */
export function advanceHead(head: string, draw: LoggedDraw): { head: string; hashes: string[] } {
  let last = head;
  const hashes = linesOf(draw).map((line) => {
    last = computeNextHead(last, line);
    return last;
  });
  return { head: last, hashes };
}
