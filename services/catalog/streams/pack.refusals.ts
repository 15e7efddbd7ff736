import type { Refusal } from '../../kernel/decision.js';

/** Why a change of a pack is refused. */
export type PackRefusal =
  | Refusal<'UnknownPack'>
  | (Refusal<'UnknownCardType'> & { readonly cardType: number })
  | (Refusal<'UnknownCard'> & { readonly cardId: string })
  | (Refusal<'TooManyTickets'> & { readonly most: number })
  | Refusal<'NotADraft'>
  /** Somebody has changed it since it was read. */
  | (Refusal<'StaleVersion'> & { readonly version: number })
  | Refusal<'NoPrizes'>
  | Refusal<'EndsBeforeItStarts'>
  | Refusal<'NotPublished'>
  | Refusal<'AlreadyPaused'>
  | Refusal<'NotPaused'>
  | Refusal<'AlreadyClosed'>;
