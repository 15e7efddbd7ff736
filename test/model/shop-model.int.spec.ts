import { afterAll, beforeAll, describe, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { QuietShop } from '../support/quiet-shop.js';
import { compare } from './compare.js';
import { perform } from './perform.js';
import { type Step, setups, steps } from './steps.js';
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

/** Whose cards and histories a step may have changed. */
const whoseOf = (step: Step): number[] =>
  'who' in step ? [step.who] : step.do === 'together' || step.do === 'pass' ? [0, 1, 2] : [0];

describe('the shop', () => {
  it('does what the model does, whatever members, operators and the clock do', async () => {
    let runs = 0;
    let done = 0;
    const property = fc.asyncProperty(setups, steps, async (setup, sequence) => {
      runs += 1;
      const world = await World.open(quiet, setup);
      for (const step of sequence) {
        await perform(world, step);
        await compare(world, whoseOf(step));
        done += 1;
      }
      await quiet.sweep();
      await compare(world, [0, 1, 2]);
      await quiet.feed();
      await compare(world, [0, 1, 2]);
    });
    await fc.assert(property, {
      seed: SEED,
      ...(PATH === undefined ? {} : { path: PATH }),
      numRuns: 100_000,
      interruptAfterTimeLimit: SECONDS * 1000,
      markInterruptAsFailure: false,
    });
    process.stdout.write(`model: seed ${SEED}, ${runs} runs, ${done} steps\n`);
  });
});
