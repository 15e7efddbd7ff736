import type { LogCheck } from './log.rules';
import type { FairBox, Manifest, ShownPack } from './manifest.rules';
import type { OwnCard, Receipt } from './receipt.rules';
import type { Seeds } from './seeds.rules';

/** All that is published of a box, and, for one's own draw, what the member was given. */
export interface Subject {
  readonly packId: string;
  readonly fair: FairBox;
  readonly shown: ShownPack;
  readonly ownDraw?: { readonly historyId: string; readonly receipt: Receipt; readonly cards: readonly OwnCard[] };
  /** Whether the whole log is checked, or the lines of the draw alone. */
  readonly isWhole: boolean;
}

/** A subject whose promise can be read, with all that was found so far. */
export interface Examined {
  readonly subject: Subject;
  readonly manifest: Manifest;
  readonly seeds: Seeds;
  readonly log: LogCheck;
  /** Whether the part of the log that belongs to it was read to the end. */
  readonly isRead: boolean;
  readonly nowMs: number;
}
