import { hash } from 'node:crypto';

/** What the public log tells of one draw. `prizeIds` in the order of the slots, `firstSlot` and on. */
export interface LoggedDraw {
  readonly firstSlot: number;
  readonly day: number;
  readonly clientSeedHash: string;
  readonly prizeIds: readonly string[];
}

/** Hex SHA-256 of the UTF-8 form. A lone surrogate counts as U+FFFD, as in every browser's TextEncoder. */
export function hashClientSeed(clientSeed: string): string {
  return hash('sha256', clientSeed);
}

/** The public line of one slot. It names no member. */
export function logLine(slot: number, day: number, clientSeedHash: string, prizeId: string): string {
  return `${slot}\n${day}\n${clientSeedHash}\n${prizeId}`;
}

/** h_d of h_{d-1} and the line of slot d; before slot 0 stands the box hash. All in lower-case hex. */
export function nextHead(head: string, line: string): string {
  return hash('sha256', `${head}\n${line}`);
}

/** Adds the lines of one draw: the hash after each line, and the new head. */
export function advanceHead(head: string, draw: LoggedDraw): { head: string; hashes: string[] } {
  let last = head;
  const hashes = draw.prizeIds.map((prizeId, taken) => {
    last = nextHead(last, logLine(draw.firstSlot + taken, draw.day, draw.clientSeedHash, prizeId));
    return last;
  });
  return { head: last, hashes };
}
