import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';
import type { PackTerms } from './pack.events.js';
import type { PackLoss } from './pack-arithmetic.shared.js';

/** What is wrong with a line of a file of prizes. */
export interface LineFault {
  readonly line: number;
  readonly field: string;
  readonly message: Bilingual;
}

/** Why a change of a pack is refused. */
export type PackRefusal =
  | Refusal<'UnknownPack'>
  | (Refusal<'UnknownCardType'> & { readonly cardType: number })
  | (Refusal<'UnknownCard'> & { readonly cardId: string })
  | (Refusal<'TooManyTickets'> & { readonly most: number })
  | Refusal<'NotADraft'>
  /** A draft cannot be published as it is. */
  | (Refusal<'NotReady'> & { readonly problems: readonly PackProblem[] })
  /** It loses money when it is drawn empty, and nobody has said that it may. */
  | (Refusal<'MakesLoss'> & { readonly loss: PackLoss })
  /** What is to be published by itself is not changed under its operator's hands. */
  | Refusal<'Planned'>
  | Refusal<'NotPlanned'>
  | Refusal<'PlannedTooEarly'>
  | Refusal<'StillADraft'>
  | Refusal<'NotPublished'>
  | Refusal<'AlreadyPaused'>
  | Refusal<'NotPaused'>
  | Refusal<'AlreadyClosed'>
  /** Of a file: there is no prize in it, or not all are taken. */
  | Refusal<'NoLines'>
  | (Refusal<'FaultyLines'> & { readonly faults: readonly LineFault[] });

/** What stands against a publication. */
export type PackProblemCode =
  | 'NoPrizes'
  | 'EndsBeforeItStarts'
  | 'RankNamesDiffer'
  | 'ExtraBeyondBox'
  // From here on: what an operator should know, and may accept.
  | 'StartHasPassed'
  | 'NoPicture'
  | 'NoDetail'
  | 'RankMissing'
  | 'DoubledPrize'
  | 'CardWithoutPicture'
  | 'CardHasChanged';

export interface PackProblem {
  readonly code: PackProblemCode;
  /** Of the pack, or of its prize row. */
  readonly field: keyof PackTerms | 'rank' | 'rankName' | 'cardId' | 'imageUrl';
  /** The prize row, 0 the first; null for what concerns the pack. */
  readonly row: number | null;
}
