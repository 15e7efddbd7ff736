import type { EventRow } from '../../platform/store/event-row.js';
import { computeNextLink, formatChainLine } from '../../platform/store/sequencer.js';
import type { ChainProblem } from '../wire/chain-check.contract.js';

/** A number of the log with its link and its event, which is null if it was deleted. */
export interface LoggedEvent {
  readonly seq: number;
  readonly type: string;
  readonly hash: Buffer;
  readonly event: EventRow | null;
  /** The public id of the event. */
  readonly readId: string | null;
}

export interface ChainFault {
  readonly number: number;
  readonly problem: ChainProblem;
}

/** The position of a verification in the chain. */
export interface ChainPlace {
  readonly seq: number;
  readonly hash: Buffer;
}

const problemOf = (logged: LoggedEvent, seq: number, previous: Buffer): ChainProblem | Buffer => {
  if (logged.seq !== seq) return 'NumberMissing';
  if (!logged.event) return 'EventMissing';
  if (logged.event.type !== logged.type) return 'TypeDiffers';
  const link = computeNextLink(previous, formatChainLine(seq, logged.event));
  return link.equals(logged.hash) ? link : 'LinkDiffers';
};

/** Recomputes the links of a batch of the log, up to the first one that has changed. */
export const walkChain = (place: ChainPlace, logged: readonly LoggedEvent[]): ChainPlace | ChainFault => {
  let { seq, hash } = place;
  for (const one of logged) {
    const problemOrHash = problemOf(one, seq + 1, hash);
    if (typeof problemOrHash === 'string') return { number: seq + 1, problem: problemOrHash };
    [seq, hash] = [seq + 1, problemOrHash];
  }
  return { seq, hash };
};
