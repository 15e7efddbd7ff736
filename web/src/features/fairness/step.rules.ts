/** What can be wrong; the words for each are in `faults.messages.ts`. */
export type FaultCode =
  | 'sealHash'
  | 'unreadable'
  | 'sum'
  | 'noTicket'
  | 'twice'
  | 'otherPack'
  | 'notCanonical'
  | 'shownTerm'
  | 'shownPrize'
  | 'anchor'
  | 'seed'
  | 'slot'
  | 'chain'
  | 'head'
  | 'draw'
  | 'overdrawn'
  | 'extra'
  | 'shownLeft'
  | 'early'
  | 'overdue'
  | 'ownBox'
  | 'ownSeed'
  | 'ownMissing'
  | 'ownHead'
  | 'ownPrize'
  | 'ownCard'
  | 'ownExtra'
  | 'ownLeft'
  | 'ownLeftSum';

export interface Fault {
  readonly code: FaultCode;
  /** The numbers and names that its sentence is filled with. */
  readonly values: Readonly<Record<string, string | number>>;
}

export const createFault = (code: FaultCode, values: Fault['values'] = {}): Fault => ({ code, values });

/** The steps of a check: those of a box, and those of one member's own draw. */
export type StepId =
  | 'seal'
  | 'contents'
  | 'shown'
  | 'seeds'
  | 'log'
  | 'draws'
  | 'extras'
  | 'box'
  | 'days'
  | 'ownBox'
  | 'ownSeed'
  | 'ownLines'
  | 'ownCards'
  | 'ownLeft'
  | 'ownDraws';

/**
 * `waiting`: cannot be checked before a seed is public. `open`: not looked at yet, or not to be, for what it stands on
 * is false.
 */
export type StepState = 'ok' | 'false' | 'waiting' | 'open';

export interface Step {
  readonly id: StepId;
  readonly state: StepState;
  readonly fault?: Fault;
}

/** A step that holds unless there is a fault. */
export const toStep = (id: StepId, fault: Fault | undefined, state: StepState = 'ok'): Step =>
  fault ? { id, state: 'false', fault } : { id, state };

export type Verdict = 'ok' | 'soFar' | 'false' | 'open';

/** One word for all: a single false step is enough; what waits for a seed leaves the rest standing. */
export const verdictOf = (steps: readonly Step[]): Verdict => {
  const has = (state: StepState) => steps.some((step) => step.state === state);
  if (has('false')) return 'false';
  if (has('open')) return 'open';
  return has('waiting') ? 'soFar' : 'ok';
};
