import type { Refusal } from '../kernel/decision.js';
import type { StoreTransaction } from '../platform/store/transaction.js';

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
  | Refusal<'NoSuchLetter'>
  | Refusal<'NoSuchReader'>
  | Refusal<'OfTheLedger'>
  | Refusal<'TryFailed'>;

const LOAD = `select d.dead_letter_id::text as id, d.reader, d.seq, d.partition_key as "partitionKey", d.error, d.outcome,
    (select f.dead_letter_id::text from store.dead_letters f
      where f.reader = d.reader and f.partition_key = d.partition_key and f.closed_at is null order by f.seq limit 1)
    as "firstId"
  from store.dead_letters d where d.dead_letter_id = $1`;

/** What is shaped otherwise can be no letter's id. */
export const isDeadLetterId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

/** @param id as it comes from outside */
export const loadDeadLetter = async (tx: StoreTransaction, id: string): Promise<DeadLetter | undefined> =>
  isDeadLetterId(id)
    ? (await tx.read<DeadLetter & Record<string, unknown>>('operations-dead-letter', LOAD, [id]))[0]
    : undefined;

/** As `loadDeadLetter`; a rebuild that takes it in meanwhile waits until the transaction ends, or has ended before. */
export const holdDeadLetter = async (tx: StoreTransaction, id: string): Promise<DeadLetter> => {
  const text = `${LOAD} for no key update of d`;
  return (await tx.read<DeadLetter & Record<string, unknown>>('operations-hold-dead-letter', text, [id]))[0]!;
};

/** Nothing can be done with one that is closed, and nothing before the first of its key has its turn. */
export const whyNot = (letter: DeadLetter): LetterClosed | NotFirst | undefined => {
  if (letter.outcome !== null) return { code: 'LetterClosed', outcome: letter.outcome };
  if (letter.firstId !== null && letter.firstId !== letter.id) return { code: 'NotFirst', firstId: letter.firstId };
  return undefined;
};
