import { hash } from 'node:crypto';

/** What the public log tells of one draw. `prizeIds` in the order of the slots, `firstSlot` and on. */
export interface LoggedDraw {
  readonly firstSlot: number;
  readonly day: number;
  readonly clientSeedHash: string;
  readonly prizeIds: readonly string[];
  /** The extra prizes of those slots that give some. */
  readonly extraIds?: ReadonlyMap<number, readonly string[]>;
}

/** Hex SHA-256 of the UTF-8 form. A lone surrogate counts as U+FFFD, as in every browser's TextEncoder. */
export function hashClientSeed(clientSeed: string): string {
  return hash('sha256', clientSeed);
}

/** The public line of one slot, with what it gives besides its card. It names no member. */
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

/** h_d of h_{d-1} and the line of slot d; before slot 0 stands the box hash. All in lower-case hex. */
export function nextHead(head: string, line: string): string {
  return hash('sha256', `${head}\n${line}`);
}

/** The public lines of one draw, in the order of its slots. */
export const linesOf = ({ firstSlot, day, clientSeedHash, prizeIds, extraIds }: LoggedDraw): string[] =>
  prizeIds.map((prizeId, taken) =>
    logLine(firstSlot + taken, day, clientSeedHash, prizeId, extraIds?.get(firstSlot + taken)),
  );

/** Adds the lines of one draw: the hash after each line, and the new head. */
export function advanceHead(head: string, draw: LoggedDraw): { head: string; hashes: string[] } {
  let last = head;
  const hashes = linesOf(draw).map((line) => {
    last = nextHead(last, line);
    return last;
  });
  return { head: last, hashes };
}
