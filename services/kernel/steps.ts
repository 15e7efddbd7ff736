/**
 * Pure work that may be long, in steps: after each it tells how much it has done. Whoever carries it out decides what
 * happens between two steps.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Carries out all steps at once. */
export const runSteps = <Result>(work: Steps<Result>): Result => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
