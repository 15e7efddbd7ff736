import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { QuietShop } from '../support/quiet-shop.js';
import { compare } from './compare.js';
import { perform } from './perform.js';
import { type Setup, type Step, setups, steps } from './steps.js';
import { World } from './world.js';

/**
 * Settings of a search. MODEL_SECONDS=600 limits it by time; MODEL_SEED=7 starts another one. The printed MODEL_SEED and
 * MODEL_PATH repeat a failure.
 */
const { MODEL_SECONDS, MODEL_PATH: PATH } = process.env;
const SEED = Number(process.env.MODEL_SEED ?? 20_260_401);
/** Sequences of a search without a time limit, the same on every machine. */
const RUNS = 8;
/** Further runs that look for a shorter sequence after a failure. */
const MAX_SHRINKING_RUNS = 200;
const MAX_SECONDS = MODEL_SECONDS === undefined ? 600 : Number(MODEL_SECONDS);

jest.setTimeout((MAX_SECONDS + 60) * 1000);

let quiet: QuietShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
});
afterAll(() => quiet.close());

const EVERYONE = [0, 1, 2];
/** Returns the members whose cards and histories a step may have changed. */
const whoseOf = (step: Step): readonly number[] =>
  step.do === 'grant' || step.do === 'reverse' || step.do === 'buy' || step.do === 'check' ? [step.who] : EVERYONE;

/** Initial steps that give every member points and cards. */
const BEGINNING: readonly Step[] = EVERYONE.flatMap((who): Step[] => [
  { do: 'grant', who, what: 'free', amount: 1500 },
  { do: 'grant', who, what: 'paid', amount: 800 },
  { do: 'grant', who, what: 'coins', amount: 90 },
]);

const KINDS: readonly Step['do'][] = [
  'grant',
  'reverse',
  'check',
  'buy',
  'decide',
  'box',
  'forfeit',
  'sweep',
  'feed',
  'pass',
  'together',
];
/** Minimum of complete runs, on any machine: the example and one generated sequence. */
const MIN_RUNS = 2;

const SETUP: Setup = {
  maxBuyCount: 0,
  canLimit: 0,
  onceADay: false,
  newcomerDays: 0,
  startsInMs: 0,
  endsInMs: null,
  secondBoxPaidIn: 'points',
};
/** A step of each kind, performed before the search. */
const EXAMPLE: Step[] = [
  { do: 'check', who: 0, box: 0, count: 2 },
  { do: 'buy', who: 0, box: 0, count: 4, twice: true },
  { do: 'decide', who: 0, how: 'convert all', picks: [] },
  { do: 'box', box: 1, to: 'pause' },
  { do: 'box', box: 1, to: 'resume' },
  { do: 'pass', ms: 'to the next due moment' },
  { do: 'sweep' },
  { do: 'feed' },
  {
    do: 'together',
    workers: [
      [{ do: 'buy', who: 1, box: 0, count: 1, twice: false }],
      [{ do: 'buy', who: 1, box: 1, count: 1, twice: false }],
      [{ do: 'grant', who: 2, what: 'free', amount: 100 }],
      [{ do: 'buy', who: 2, box: 0, count: 2, twice: false }],
    ],
  },
  { do: 'reverse', who: 1, nth: 0 },
  { do: 'reverse', who: 1, nth: 0 },
  { do: 'forfeit', who: 2 },
];

/** Counts of performed steps, so that a search without effective steps fails. */
class Tally {
  runs = 0;
  /** Number of complete runs. */
  ended = 0;
  draws = 0;
  decided = 0;
  private readonly steps = new Map<Step['do'], number>(KINDS.map((kind) => [kind, 0]));

  did({ do: kind }: Step): void {
    this.steps.set(kind, this.steps.get(kind)! + 1);
  }

  endOf({ model }: World): void {
    this.ended += 1;
    this.draws += model.draws.length;
    this.decided += model.draws.flatMap(({ cards }) => cards).filter(({ outcome }) => outcome !== 'undecided').length;
  }

  /** Kinds of steps that were never performed. */
  get missing(): readonly Step['do'][] {
    return KINDS.filter((kind) => this.steps.get(kind) === 0);
  }

  toString(): string {
    const steps = [...this.steps].map(([kind, times]) => `${times} ${kind}`).join(', ');
    return `${this.runs} runs (${this.ended} to the end), ${this.draws} draws, ${this.decided} cards decided; steps: ${steps}`;
  }
}

describe('the shop', () => {
  it('agrees with the model after any steps of members, operators and the clock', async () => {
    const end = performance.now() + MAX_SECONDS * 1000;
    const tally = new Tally();
    const numRuns = MODEL_SECONDS === undefined ? RUNS : 100_000;
    let running = Promise.resolve();
    // After the search's end no run fails, so that the search for a shorter sequence ends too.
    const isOver = () => performance.now() > end || tally.runs >= numRuns + MAX_SHRINKING_RUNS;
    const run = async (setup: Setup, sequence: readonly Step[]): Promise<void> => {
      if (isOver()) return;
      tally.runs += 1;
      const world = await World.open(quiet, setup);
      for (const step of [...BEGINNING, ...sequence]) {
        await perform(world, step);
        await compare(world, whoseOf(step));
        tally.did(step);
        if (isOver()) return;
      }
      await quiet.sweep();
      await compare(world, EVERYONE);
      await quiet.feed();
      await compare(world, EVERYONE);
      tally.endOf(world);
    };
    const property = fc.asyncProperty(setups, steps, (setup, sequence) => {
      running = run(setup, sequence);
      return running;
    });
    const examples: [Setup, Step[]][] = [[SETUP, EXAMPLE]];
    const options = { seed: SEED, ...(PATH === undefined ? { examples } : { path: PATH }), numRuns };
    const limit = { interruptAfterTimeLimit: MAX_SECONDS * 1000, markInterruptAsFailure: false };
    // The time limit interrupts the last run, which must end before the shop closes.
    await fc.assert(property, { ...options, ...limit }).finally(() => running);
    process.stdout.write(`model: seed ${SEED}, ${tally}\n`);
    // A repeated sequence has no minimum of runs.
    if (PATH !== undefined) return expect(tally.runs).toBeGreaterThan(0);
    expect(tally.ended).toBeGreaterThanOrEqual(MIN_RUNS);
    expect(tally.draws).toBeGreaterThan(0);
    expect(tally.decided).toBeGreaterThan(0);
    expect(tally.missing).toEqual([]);
  });
});
