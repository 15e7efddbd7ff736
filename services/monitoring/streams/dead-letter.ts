import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';

/** An event that a consumer could not process, as the commands need it. */
export interface DeadLetter {
  readonly id: string;
  readonly reader: string;
  readonly seq: number;
  readonly partitionKey: string;
  readonly error: string | null;
  readonly outcome: 'taken' | 'discarded' | null;
  /** The id of the first open letter of its key. */
  readonly firstId: string | null;
}

/** The letter has been processed or discarded. */
interface LetterClosed extends Refusal<'LetterClosed'> {
  readonly outcome: 'taken' | 'discarded';
}

/** Another letter of its key is first. */
interface NotFirst extends Refusal<'NotFirst'> {
  readonly firstId: string;
}

/** The retry failed again, because the fault is not fixed. */
export interface FailedAgain extends Refusal<'FailedAgain'> {
  readonly error: string;
}

/** The reason for refusing a command on a dead letter. `TryFailed` is a temporary fault. */
export type DeadLetterRefusal =
  | LetterClosed
  | NotFirst
  | FailedAgain
  | Refusal<'NoSuchReader'>
  | Refusal<'OfTheLedger'>
  | Refusal<'TryFailed'>;

/** A change of the row of a letter, which has no stream. */
export type LetterDiscarded = Change<'LetterDiscarded', { readonly reader: string; readonly seq: number }>;

/** Checks whether a text has the form of a letter id. */
export const isDeadLetterId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

/** Returns a refusal if the letter is closed or is not the first of its key. */
export const findLetterRefusal = (letter: DeadLetter): LetterClosed | NotFirst | undefined => {
  if (letter.outcome !== null) return { code: 'LetterClosed', outcome: letter.outcome };
  if (letter.firstId !== null && letter.firstId !== letter.id) return { code: 'NotFirst', firstId: letter.firstId };
  return undefined;
};
