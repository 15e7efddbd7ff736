import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';
import type { PackTerms } from './pack.events.js';
import type { PackLoss } from './pack-arithmetic.shared.js';

/** An error in a line of a prize file. */
export interface PrizeLineFault {
  readonly line: number;
  readonly field: string;
  readonly message: Bilingual;
}

/** The reasons for refusing a change of a pack. */
export type PackRefusal =
  | Refusal<'UnknownPack'>
  | (Refusal<'UnknownCardType'> & { readonly cardType: number })
  | (Refusal<'UnknownCard'> & { readonly cardId: string })
  | (Refusal<'TooManyTickets'> & { readonly most: number })
  | Refusal<'NotADraft'>
  /** The draft has problems that prevent its publication. */
  | (Refusal<'NotReady'> & { readonly problems: readonly PackProblem[] })
  /** The pack loses money when it is drawn empty, and nobody accepted that. */
  | (Refusal<'MakesLoss'> & { readonly loss: PackLoss })
  /** A draft with a planned publication cannot be changed. */
  | Refusal<'Planned'>
  | Refusal<'NotPlanned'>
  | Refusal<'PlannedTooEarly'>
  | Refusal<'StillADraft'>
  | Refusal<'NotPublished'>
  | Refusal<'AlreadyPaused'>
  | Refusal<'NotPaused'>
  | Refusal<'AlreadyClosed'>
  /** The file contains no prize, or some lines have errors. */
  | Refusal<'NoLines'>
  | (Refusal<'FaultyLines'> & { readonly faults: readonly PrizeLineFault[] });

/** The problems of a publication. */
export type PackProblemCode =
  | 'NoPrizes'
  | 'EndsBeforeItStarts'
  | 'RankNamesDiffer'
  | 'ExtraBeyondBox'
  // Operators may accept the following problems.
  | 'StartHasPassed'
  | 'NoPicture'
  | 'NoDetail'
  | 'RankMissing'
  | 'DoubledPrize'
  | 'CardWithoutPicture'
  | 'CardHasChanged';

export interface PackProblem {
  readonly code: PackProblemCode;
  /** The field of the pack or of its prize row. */
  readonly field: keyof PackTerms | 'rank' | 'rankName' | 'cardId' | 'imageUrl';
  /** The prize row, from 0; null for the pack itself. */
  readonly row: number | null;
}
