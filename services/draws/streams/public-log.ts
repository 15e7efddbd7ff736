import { hash } from 'node:crypto';
import type { Steps } from '../../kernel/steps.js';
import { parseManifest } from './box-manifest.js';
import { computeNextHead, logLine } from './draw-log.js';
import { type BoxExtraPrize, findExtrasWithin } from './extra-prizes.js';
import { findPrizeIndex, pickTicket } from './pick-ticket.js';

/** One line of the public log. */
export interface PublicLine {
  readonly slot: number;
  readonly day: number;
  readonly clientSeedHash: string;
  readonly prizeId: string;
  /** Ids of extra prizes, in the order of the manifest. */
  readonly extraIds: readonly string[];
  readonly hash: string;
}

/** The public data of a box except its log. */
export interface PublicBox {
  readonly manifest: string;
  readonly boxHash: string;
  /** `slot` is the number of tickets drawn. */
  readonly head: { readonly slot: number; readonly hash: string };
}

/** The promises of the manifest that the log can be verified against. */
export interface Promised {
  readonly boxHash: string;
  readonly anchor: string;
  readonly tickets: number;
  readonly prizeIds: readonly string[];
  readonly quantities: readonly number[];
  readonly extras: readonly BoxExtraPrize[];
}

/** A cursor in a log: all lines before `slot` were verified. */
export interface LogCursor {
  readonly slot: number;
  readonly head: string;
  /** The day of the previous line; 1 before the first. */
  readonly day: number;
  /** Tickets left by prize row of the manifest. */
  readonly left: readonly number[];
}

/**
 * The kind of a difference.
 *
 * - `manifest`: the manifest does not match the box hash.
 * - `seed`: the seed does not lead to the anchor.
 * - `slot`: a line is missing.
 * - `day`: a line is of an earlier day than the previous one.
 * - `chain`: the hash does not follow from the previous one.
 * - `left`: no card of the prize is left.
 * - `extra`: the extra prizes do not follow their rules.
 * - `prize`: the seeds yield another prize.
 * - `head`: the head is not the hash of the last line.
 * - `cut`: lines that existed before are gone.
 */
export type Reason = 'manifest' | 'seed' | 'slot' | 'day' | 'chain' | 'left' | 'extra' | 'prize' | 'head' | 'cut';

/** A difference between a log and what it must be. */
export interface LogDifference {
  readonly slot: number;
  readonly reason: Reason;
}

/** A range of a log, up to but excluding `end`. */
export interface LogPart {
  readonly lines: readonly PublicLine[];
  readonly end: number;
}

/** Returns the seed of a day; undefined while it is secret. */
export type SeedOf = (day: number) => Buffer | undefined;

export interface Followed {
  /** The cursor after the last valid line. */
  readonly place: LogCursor;
  readonly difference: LogDifference | null;
  /** True if the next line belongs to a day whose seed is secret. */
  readonly isWaiting: boolean;
}

const LINES_A_STEP = 20;

/** Parses a manifest's promises; null if the text does not match the box hash or is no manifest. */
export const readPromise = ({ manifest, boxHash }: PublicBox): Promised | null => {
  if (hash('sha256', manifest) !== boxHash) return null;
  try {
    const { anchor, tickets, prizes, extra_prizes: extras = [] } = parseManifest(manifest);
    return {
      boxHash,
      anchor,
      tickets,
      prizeIds: prizes.map(({ id }) => id),
      quantities: prizes.map(({ quantity }) => quantity),
      extras: extras.map(({ id, rule, draws }, i) => ({ prizeId: id, prizeIndex: prizes.length + i, rule, draws })),
    };
  } catch {
    return null;
  }
};

/** Returns the cursor before the first line, where the head is the box hash. */
export const beginningOf = (boxHash: string, quantities: readonly number[]): LogCursor => ({
  slot: 0,
  head: boxHash,
  day: 1,
  left: quantities,
});

/**
 * Verifies a log line by line from a cursor on, as an outsider can. With seeds it also recomputes each draw, up to the
 * first line whose seed is secret.
 */
export function* followLog(
  promised: Promised,
  from: LogCursor,
  { lines, end }: LogPart,
  seedOf: SeedOf | null,
): Steps<Followed> {
  const left = [...from.left];
  const rows = new Map(promised.prizeIds.map((id, row) => [id, row]));
  let { slot, head, day } = from;
  const followedTo = (reason: Reason | null, isWaiting = false): Followed => ({
    place: { slot, head, day, left },
    difference: reason && { slot, reason },
    isWaiting,
  });
  for (const line of lines) {
    const seed = seedOf?.(line.day);
    if (seedOf && line.slot === slot && !seed) return followedTo(null, true);
    const reason =
      reasonAgainst(promised, { slot, head, day, left }, line, rows) ?? reasonOfLuck(promised, left, line, seed);
    if (reason) return followedTo(reason);
    left[rows.get(line.prizeId)!]! -= 1;
    slot += 1;
    ({ hash: head, day } = line);
    if (slot % LINES_A_STEP === 0) yield LINES_A_STEP;
  }
  return followedTo(slot < end ? 'slot' : null);
}

const reasonAgainst = (
  { tickets, extras }: Promised,
  { slot, head, day, left }: LogCursor,
  line: PublicLine,
  rows: ReadonlyMap<string, number>,
): Reason | null => {
  if (line.slot !== slot) return 'slot';
  if (!Number.isSafeInteger(line.day) || line.day < day) return 'day';
  if (computeNextHead(head, logLine(slot, line.day, line.clientSeedHash, line.prizeId, line.extraIds)) !== line.hash)
    return 'chain';
  if (!left[rows.get(line.prizeId) ?? -1]) return 'left';
  const wonIds = findExtrasWithin(extras, tickets, slot, 1).map(({ extra }) => extra.prizeId);
  return wonIds.join('\n') === line.extraIds.join('\n') ? null : 'extra';
};

const reasonOfLuck = (
  { boxHash, tickets, prizeIds }: Promised,
  left: readonly number[],
  { slot, day, clientSeedHash, prizeId }: PublicLine,
  seed: Buffer | undefined,
): Reason | null => {
  if (!seed) return null;
  const ticket = pickTicket({ seed, boxHash, day, slot, clientSeedHash, left: tickets - slot });
  return prizeIds[findPrizeIndex(left, ticket)] === prizeId ? null : 'prize';
};

/** Compares the head with a cursor reached before or just now. */
export const compareHead = ({ slot, head }: LogCursor, { head: now }: PublicBox): LogDifference | null => {
  if (now.slot < slot) return { slot: now.slot, reason: 'cut' };
  return now.slot === slot && now.hash !== head ? { slot: Math.max(0, slot - 1), reason: 'head' } : null;
};
