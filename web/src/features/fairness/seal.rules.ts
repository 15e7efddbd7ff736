import { type Step, type StepId, type Verdict, verdictOf } from './step.rules';

/** What a draw is told by at a glance, in the order in which it came about. */
export type SealPart = 'box' | 'number' | 'card';

const STEPS: Record<SealPart, readonly StepId[]> = {
  box: ['seal', 'contents', 'shown', 'seeds', 'ownBox'],
  number: ['ownSeed', 'ownLines', 'ownLeft'],
  card: ['ownCards', 'ownDraws'],
};

export const SEAL_PARTS = Object.keys(STEPS) as SealPart[];

/** One word for each part of a draw's check. A part without its steps was not looked at. */
export const sealOf = (steps: readonly Step[]): Record<SealPart, Verdict> => {
  const of = (part: SealPart): Verdict => {
    const stepsOfPart = steps.filter(({ id }) => STEPS[part].includes(id));
    return stepsOfPart.length > 0 ? verdictOf(stepsOfPart) : 'open';
  };
  return { box: of('box'), number: of('number'), card: of('card') };
};
