import { createChance } from '../faults/random.mjs';

/** Number of shards of all journeys, widths and languages, so that a round takes minutes. */
const SHARDS = 40;
/** Maximum duration of the model's search in one round, which keeps a failing sequence short to repeat. */
const MAX_MODEL_SECONDS = 600;
/** Minimum duration; in less time a busy machine completes no sequence. */
const MIN_MODEL_SECONDS = 180;

const numbersIn = (output, pattern) => [...output.matchAll(pattern)].map(([, number]) => Number(number));
const lastOf = (output, pattern) => numbersIn(output, pattern).at(-1) ?? 0;

/** Random kills. Every other round is the full form: three brokers and thousands of kills, until its minutes are over. */
const faults = {
  name: 'faults',
  unit: 'kills',
  guard: 90,
  roundOf: ({ round, seed, minutesLeft }) => {
    const minutes = String(Math.max(1, Math.ceil(minutesLeft)));
    const how = round % 2 === 0 ? ['--kills', '300'] : ['--full'];
    return { script: 'test:faults', args: [...how, '--seed', String(seed), '--minutes', minutes] };
  },
  amountOf: (output) => lastOf(output, /^Round \d+ of \d+: (\d+) kills/gm),
  redsOf: (output) => output.match(/^FAULT.*$/gm) ?? [],
};

/** Every journey in every width and language, one shard per round, in an order that depends on the seed. */
const browser = {
  name: 'browser',
  unit: 'journeys',
  guard: 60,
  roundOf: ({ round, firstSeed }) => {
    if (round >= SHARDS) return undefined;
    const env = { BROWSER_ALL: '1' };
    return { script: 'test:browser', args: [`--shard=${shuffledShards(firstSeed)[round]}/${SHARDS}`], env };
  },
  amountOf: (output) => numbersIn(output, /^ +(\d+) (?:passed|failed|flaky)/gm).reduce((sum, count) => sum + count, 0),
  redsOf: (output) => [...new Set(output.match(/^ +\[[^\]]+\] › .*$/gm) ?? [])].map((line) => line.trim()),
  lineOf: (red) => {
    const [, project, journey] = /^\[([^\]]+)\] › (\S+:\d+):\d+/.exec(red) ?? [];
    return journey && `BROWSER_ALL=1 npm run test:browser -- ${journey} --project '${project}'`;
  },
};

const shuffledShards = (seed) => {
  const chance = createChance(seed);
  const shards = Array.from({ length: SHARDS }, (_, i) => i + 1);
  for (let i = SHARDS - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [shards[i], shards[j]] = [shards[j], shards[i]];
  }
  return shards;
};

/** Returns the titles of Jest's failures. */
const jestReds = (output) => [...new Set(output.match(/^ +● .*$/gm) ?? [])].map((line) => line.trim());

/** Many short histories, and every fourth round a few ten times as long. */
const feed = {
  name: 'feed',
  unit: 'shuffles',
  guard: 45,
  roundOf: ({ round, seed }) => {
    const [events, seeds] = round % 4 === 3 ? [100_000, 2] : [10_000, 20];
    const env = { SHUFFLE_SEED: String(seed), SHUFFLE_EVENTS: String(events), SHUFFLE_SEEDS: String(seeds) };
    return { script: 'test:shuffle', args: [], env, amount: seeds };
  },
  amountOf: (_, { amount }) => amount,
  redsOf: jestReds,
};

const requests = {
  name: 'requests',
  unit: 'requests',
  guard: 45,
  roundOf: ({ seed }) => ({
    script: 'test:requests',
    args: [],
    env: { REQUESTS: '20000', REQUESTS_SEED: String(seed) },
  }),
  amountOf: (output) => lastOf(output, /^seed \d+, (\d+) of \d+/gm),
  redsOf: jestReds,
};

const model = {
  name: 'model',
  unit: 'sequences',
  guard: 45,
  roundOf: ({ seed, minutesLeft }) => {
    const seconds = Math.max(MIN_MODEL_SECONDS, Math.min(MAX_MODEL_SECONDS, Math.ceil(minutesLeft * 60)));
    const env = { MODEL_SEED: String(seed), MODEL_SECONDS: String(seconds) };
    return { script: 'test:int', args: ['--testPathPatterns', 'test/model'], env };
  },
  amountOf: (output) => lastOf(output, /^model: seed -?\d+, (\d+) runs/gm),
  redsOf: jestReds,
};

/**
 * Plants faults in an order that depends on the seed, until its minutes are over. A failure is a fault that no test notices.
 */
const mutants = {
  name: 'mutants',
  unit: 'planted faults',
  guard: 90,
  roundOf: ({ round, seed, minutesLeft }) =>
    round === 0
      ? { script: 'test:mutants', args: ['--minutes', String(Math.ceil(minutesLeft)), '--seed', String(seed)] }
      : undefined,
  amountOf: (output) => lastOf(output, /^\d+ of (\d+) caught/gm),
  redsOf: (output) => output.match(/^missed .*$/gm) ?? [],
  lineOf: (red) => `npm run test:mutants -- --only ${red.split(/\s+/)[1]}`,
};

/** Changes the expressions of rules, module by module in an order that depends on the seed, until its minutes are over. */
const mutation = {
  name: 'mutation',
  unit: 'changed expressions',
  guard: 120,
  roundOf: ({ round, seed, minutesLeft }) =>
    round === 0
      ? { script: 'test:mutation', args: ['--minutes', String(Math.ceil(minutesLeft)), '--seed', String(seed)] }
      : undefined,
  amountOf: (output) => lastOf(output, /^all +\d+ of +(\d+) noticed/gm),
  redsOf: (output) => output.match(/^all +.*$/gm) ?? [],
};

/**
 * The random and long forms of the stages of `npm test`. The function `roundOf` plans the next round from its seed, undefined
 * at the end. After `guard` minutes a round counts as hanging. The functions `amountOf` and `redsOf` parse its log. The
 * function `lineOf` returns the command that repeats a single failure.
 */
export const CAMPAIGN = [faults, browser, feed, requests, model, mutants, mutation];
