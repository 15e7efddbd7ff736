import { afterAll, beforeAll, describe, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { QuietShop } from '../support/quiet-shop.js';
import { compare } from './compare.js';
import { perform } from './perform.js';
import { type Setup, type Step, setups, steps } from './steps.js';
import { World } from './world.js';

/** A longer search: MODEL_SECONDS=600. Another: MODEL_SEED=7. The same again: MODEL_SEED and MODEL_PATH as they were printed. */
const SECONDS = Number(process.env.MODEL_SECONDS ?? 45);
const SEED = Number(process.env.MODEL_SEED ?? 20_260_401);
const PATH = process.env.MODEL_PATH;

jest.setTimeout((SECONDS + 60) * 1000);

let quiet: QuietShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
});
afterAll(() => quiet.close());

const EVERYONE = [0, 1, 2];
/** Whose cards and histories a step may have changed. */
const whoseOf = (step: Step): readonly number[] =>
  step.do === 'grant' || step.do === 'buy' || step.do === 'check' ? [step.who] : EVERYONE;

/** What everyone has before anything happens, so that there is something to lose. */
const BEGINNING: readonly Step[] = EVERYONE.flatMap((who): Step[] => [
  { do: 'grant', who, what: 'free', amount: 1500 },
  { do: 'grant', who, what: 'paid', amount: 800 },
  { do: 'grant', who, what: 'coins', amount: 90 },
]);

describe('the shop', () => {
  it('does what the model does, whatever members, operators and the clock do', async () => {
    const end = performance.now() + SECONDS * 1000;
    let runs = 0;
    let done = 0;
    let running = Promise.resolve();
    // Once the time is over nothing fails any more, so that the search for a shorter sequence ends too.
    const isOver = () => performance.now() > end;
    const run = async (setup: Setup, sequence: readonly Step[]): Promise<void> => {
      if (isOver()) return;
      runs += 1;
      const world = await World.open(quiet, setup);
      for (const step of [...BEGINNING, ...sequence]) {
        await perform(world, step);
        await compare(world, whoseOf(step));
        done += 1;
        if (isOver()) return;
      }
      await quiet.sweep();
      await compare(world, EVERYONE);
      await quiet.feed();
      await compare(world, EVERYONE);
    };
    const property = fc.asyncProperty(setups, steps, (setup, sequence) => {
      running = run(setup, sequence);
      return running;
    });
    const options = { seed: SEED, ...(PATH === undefined ? {} : { path: PATH }), numRuns: 100_000 };
    const limit = { interruptAfterTimeLimit: SECONDS * 1000, markInterruptAsFailure: false };
    // The time limit leaves the last run as it stands: it has to end before the shop closes.
    await fc.assert(property, { ...options, ...limit }).finally(() => running);
    process.stdout.write(`model: seed ${SEED}, ${runs} runs, ${done} steps\n`);
  });
});
