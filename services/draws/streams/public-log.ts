import { hash } from 'node:crypto';
import type { Steps } from '../../kernel/steps.js';
import { parseManifest } from './box-manifest.js';
import { logLine, nextHead } from './draw-log.js';
import { type ExtraPrize, extrasWithin } from './extra-prizes.js';
import { pickTicket, prizeIndexOfTicket } from './pick-ticket.js';

/** One line of the public log, as anybody reads it. */
export interface PublicLine {
  readonly slot: number;
  readonly day: number;
  readonly clientSeedHash: string;
  readonly prizeId: string;
  /** Of prizes outside of the box, in the order of the manifest. */
  readonly extraIds: readonly string[];
  readonly hash: string;
}

/** What anybody reads of a box beside its log. */
export interface PublicBox {
  readonly manifest: string;
  readonly boxHash: string;
  /** `slot`: how many tickets have been drawn. */
  readonly head: { readonly slot: number; readonly hash: string };
}

/** What the manifest promises, as far as the log can be held against it. */
export interface Promised {
  readonly boxHash: string;
  readonly anchor: string;
  readonly tickets: number;
  readonly prizeIds: readonly string[];
  readonly quantities: readonly number[];
  readonly extras: readonly ExtraPrize[];
}

/** How far a log was followed: all lines before `slot`. */
export interface Place {
  readonly slot: number;
  readonly head: string;
  /** Of the line before; 1 before the first. */
  readonly day: number;
  /** Tickets left by row of the manifest. */
  readonly left: readonly number[];
}

/**
 * What does not hold: the manifest is not the one of the box hash; the seed does not lead to its anchor; a line is
 * missing; it is of an earlier day than the one before; it does not go on from the one before; its prize is none of
 * those left; what it gives besides is not what its rule says; the seeds give another prize; the head is another one;
 * lines that were there are gone.
 */
export type Reason = 'manifest' | 'seed' | 'slot' | 'day' | 'chain' | 'left' | 'extra' | 'prize' | 'head' | 'cut';

/** Where a log differs from what it must be, and in what. */
export interface Difference {
  readonly slot: number;
  readonly reason: Reason;
}

/** A part of a log, up to `end` without it. */
export interface LogPart {
  readonly lines: readonly PublicLine[];
  readonly end: number;
}

/** The seed of a day; undefined while it is secret. */
export type SeedOf = (day: number) => Buffer | undefined;

export interface Followed {
  /** As far as everything holds. */
  readonly place: Place;
  readonly difference: Difference | null;
  /** The next line is of a day whose seed is secret. */
  readonly isWaiting: boolean;
}

const LINES_A_STEP = 20;

/** Null where the text is not what the box hash stands for, or no manifest. */
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

/** Before the first line stands the box hash. */
export const beginningOf = (boxHash: string, quantities: readonly number[]): Place => ({
  slot: 0,
  head: boxHash,
  day: 1,
  left: quantities,
});

/**
 * Follows a log from a place on, line by line, as an outsider can; with seeds each draw is computed again as well, up to
 * the first line whose seed is secret.
 */
export function* followLog(
  promised: Promised,
  from: Place,
  { lines, end }: LogPart,
  seedOf: SeedOf | null,
): Steps<Followed> {
  const left = [...from.left];
  const rows = new Map(promised.prizeIds.map((id, row) => [id, row]));
  let { slot, head, day } = from;
  const found = (reason: Reason | null, isWaiting = false): Followed => ({
    place: { slot, head, day, left },
    difference: reason && { slot, reason },
    isWaiting,
  });
  for (const line of lines) {
    const seed = seedOf?.(line.day);
    if (seedOf && line.slot === slot && !seed) return found(null, true);
    const reason =
      reasonAgainst(promised, { slot, head, day, left }, line, rows) ?? reasonOfLuck(promised, left, line, seed);
    if (reason) return found(reason);
    left[rows.get(line.prizeId)!]! -= 1;
    slot += 1;
    ({ hash: head, day } = line);
    if (slot % LINES_A_STEP === 0) yield LINES_A_STEP;
  }
  return found(slot < end ? 'slot' : null);
}

const reasonAgainst = (
  { tickets, extras }: Promised,
  { slot, head, day, left }: Place,
  line: PublicLine,
  rows: ReadonlyMap<string, number>,
): Reason | null => {
  if (line.slot !== slot) return 'slot';
  if (!Number.isSafeInteger(line.day) || line.day < day) return 'day';
  if (nextHead(head, logLine(slot, line.day, line.clientSeedHash, line.prizeId, line.extraIds)) !== line.hash)
    return 'chain';
  if (!left[rows.get(line.prizeId) ?? -1]) return 'left';
  const given = extrasWithin(extras, tickets, slot, 1).map(({ extra }) => extra.prizeId);
  return given.join('\n') === line.extraIds.join('\n') ? null : 'extra';
};

const reasonOfLuck = (
  { boxHash, tickets, prizeIds }: Promised,
  left: readonly number[],
  { slot, day, clientSeedHash, prizeId }: PublicLine,
  seed: Buffer | undefined,
): Reason | null => {
  if (!seed) return null;
  const ticket = pickTicket({ seed, boxHash, day, slot, clientSeedHash, left: tickets - slot });
  return prizeIds[prizeIndexOfTicket(left, ticket)] === prizeId ? null : 'prize';
};

/** What of the head does not go with a place that was followed before, or that has just been reached. */
export const differenceOfHead = ({ slot, head }: Place, { head: now }: PublicBox): Difference | null => {
  if (now.slot < slot) return { slot: now.slot, reason: 'cut' };
  return now.slot === slot && now.hash !== head ? { slot: Math.max(0, slot - 1), reason: 'head' } : null;
};
