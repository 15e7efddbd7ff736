import { type Step, type StepId, type Verdict, verdictOf } from './step.rules';

/** Parts of the summary of a draw's check, in the order of their events. */
export type SealPart = 'box' | 'number' | 'card';

const STEPS: Record<SealPart, readonly StepId[]> = {
  box: ['seal', 'contents', 'shown', 'seeds', 'ownBox'],
  number: ['ownSeed', 'ownLines', 'ownLeft'],
  card: ['ownCards', 'ownDraws'],
};

export const SEAL_PARTS = Object.keys(STEPS) as SealPart[];

/** Returns the verdict on each part of a draw's check. A part without steps is `open`. */
export const sealOf = (steps: readonly Step[]): Record<SealPart, Verdict> => {
  const of = (part: SealPart): Verdict => {
    const stepsOfPart = steps.filter(({ id }) => STEPS[part].includes(id));
    return stepsOfPart.length > 0 ? verdictOf(stepsOfPart) : 'open';
  };
  return { box: of('box'), number: of('number'), card: of('card') };
};
