/** Kinds of mismatches. Their texts are in `faults.messages.ts`. */
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
  /** Numbers and names in its sentence. */
  readonly values: Readonly<Record<string, string | number>>;
}

export const createFault = (code: FaultCode, values: Fault['values'] = {}): Fault => ({ code, values });

/** Steps of a check: those of a box, and those of a member's own draw. */
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

/** `waiting`: cannot be checked before a seed is public. `open`: not checked, or a step that it depends on is false. */
export type StepState = 'ok' | 'false' | 'waiting' | 'open';

export interface Step {
  readonly id: StepId;
  readonly state: StepState;
  readonly fault?: Fault;
}

/** Returns a step with its fault, or in the given state without one. */
export const toStep = (id: StepId, fault: Fault | undefined, state: StepState = 'ok'): Step =>
  fault ? { id, state: 'false', fault } : { id, state };

export type Verdict = 'ok' | 'soFar' | 'false' | 'open';

/** Returns the verdict on all steps: one false step is enough, and waiting steps do not affect the others. */
export const verdictOf = (steps: readonly Step[]): Verdict => {
  const has = (state: StepState) => steps.some((step) => step.state === state);
  if (has('false')) return 'false';
  if (has('open')) return 'open';
  return has('waiting') ? 'soFar' : 'ok';
};
