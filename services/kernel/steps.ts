/**
 * Pure work in steps, each of which yields the amount of work done. The caller decides what happens between two steps.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Runs all steps without a pause and returns the result. */
export const runSteps = <Result>(work: Steps<Result>): Result => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
