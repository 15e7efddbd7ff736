import type { LogCheck } from './log.rules';
import type { FairBox, Manifest, ShownPack } from './manifest.rules';
import type { OwnCard, Receipt } from './receipt.rules';
import type { Seeds } from './seeds.rules';

/** Public data of a box, and for a member's draw also the receipt. */
export interface Subject {
  readonly packId: string;
  readonly fair: FairBox;
  readonly shown: ShownPack;
  readonly ownDraw?: { readonly historyId: string; readonly receipt: Receipt; readonly cards: readonly OwnCard[] };
  /** True to check the whole log, false for the lines of the draw only. */
  readonly isWhole: boolean;
}

/** Subject with a readable manifest and the findings so far. */
export interface Examined {
  readonly subject: Subject;
  readonly manifest: Manifest;
  readonly seeds: Seeds;
  readonly log: LogCheck;
  /** True after the last line of its range. */
  readonly isRead: boolean;
  readonly nowMs: number;
}
