import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';

/** A fact that a reader could not take in, as the commands on it need to know it. */
export interface DeadLetter {
  readonly id: string;
  readonly reader: string;
  readonly seq: number;
  readonly partitionKey: string;
  readonly error: string | null;
  readonly outcome: 'taken' | 'discarded' | null;
  /** The first that is open of its key. */
  readonly firstId: string | null;
}

/** It has been taken in, or discarded. */
interface LetterClosed extends Refusal<'LetterClosed'> {
  readonly outcome: 'taken' | 'discarded';
}

/** Another of its key is before it. */
interface NotFirst extends Refusal<'NotFirst'> {
  readonly firstId: string;
}

/** It was tried again and failed as before: the fault is not mended. */
export interface FailedAgain extends Refusal<'FailedAgain'> {
  readonly error: string;
}

/** Why a command on a dead letter is not carried out. `TryFailed`: something else went wrong, which may pass. */
export type DeadLetterRefusal =
  | LetterClosed
  | NotFirst
  | FailedAgain
  | Refusal<'NoSuchReader'>
  | Refusal<'OfTheLedger'>
  | Refusal<'TryFailed'>;

/** What its row remembers; a letter has no log. */
export type LetterDiscarded = Change<'LetterDiscarded', { readonly reader: string; readonly seq: number }>;

/** What is shaped otherwise can be no letter's id. */
export const isDeadLetterId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

/** Nothing can be done with one that is closed, and nothing before the first of its key has its turn. */
export const findLetterRefusal = (letter: DeadLetter): LetterClosed | NotFirst | undefined => {
  if (letter.outcome !== null) return { code: 'LetterClosed', outcome: letter.outcome };
  if (letter.firstId !== null && letter.firstId !== letter.id) return { code: 'NotFirst', firstId: letter.firstId };
  return undefined;
};
