import { parseArgs } from 'node:util';

const OPTIONS = { minutes: { type: 'string', default: '25' }, seed: { type: 'string' } };
/** Limit of printed failures, so that the report is one page; more are counted. */
const MAX_REDS = 20;
const MAX_RED_LENGTH = 200;
const STUCK_AFTER = 3;
const SEEDS = 2 ** 31;

/**
 * Parses the command line.
 *
 * @param args names of stages, all by default; `--minutes` for each of them; `--seed` of the first round
 * @param anySeed the default seed
 * @throws Error with a message of one line
 */
export const readCommand = (args, stages, anySeed) => {
  const { values, positionals: names } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const known = stages.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no campaign ${unknown.join(', ')}: there are ${known.join(', ')}`);
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes is a number above 0, for each stage, not ${values.minutes}`);
  const seed = Number(values.seed ?? anySeed);
  if (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS)
    throw new Error(`--seed is a whole number from 0 to ${SEEDS - 1}, not ${values.seed}`);
  return { stages: stages.filter(({ name }) => names.length === 0 || names.includes(name)), minutes, seed };
};

/** Returns the seed of a round; that of the first is the one that was given. */
export const seedOf = (firstSeed, round) => (firstSeed + round) % SEEDS;

/** Returns the command that repeats a round. */
export const lineOf = ({ script, args, env = {} }) =>
  [
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    ...['npm', 'run', script],
    ...(args.length > 0 ? ['--', ...args] : []),
  ].join(' ');

/**
 * Returns the failures of a round, each with the command that repeats it. A round that failed without a message reports how it
 * ended.
 */
export const redsOf = ({ code, output }, stage, plan) => {
  if (code === 0) return [];
  const words = stage.redsOf(output);
  const how = code === null ? 'killed by the guard against hanging' : `ended with exit code ${code}`;
  return (words.length > 0 ? words : [how]).map((red) => ({ words: red, line: stage.lineOf?.(red) ?? lineOf(plan) }));
};

/** Returns true when a stage cannot work here: several rounds in a row failed before they did anything. */
export const isStuck = (rounds) =>
  rounds.length >= STUCK_AFTER &&
  rounds.slice(-STUCK_AFTER).every(({ amount, reds }) => amount === 0 && reds.length > 0);

const rowOf = ({ name, unit, seed, minutes, rounds }) => {
  const amount = rounds.reduce((sum, round) => sum + round.amount, 0);
  const reds = rounds.reduce((sum, round) => sum + round.reds.length, 0);
  return `| ${name} | ${seed} | ${minutes.toFixed(0)} | ${amount} ${unit} in ${rounds.length} rounds | ${reds} |`;
};

const plain = (words) => words.replaceAll(/\s+/g, ' ').slice(0, MAX_RED_LENGTH);

/**
 * Writes the report, one page in Markdown.
 *
 * @param about start time, commit and machine
 * @param stages with their finished `rounds`: `{amount, reds, log}`
 */
export const reportOf = (about, stages) => {
  const reds = stages.flatMap(({ name, rounds }) =>
    rounds.flatMap(({ reds: redsOfRound, log }) =>
      redsOfRound.map(({ words, line }) => `- **${name}**: ${plain(words)}\n  Again: \`${line}\`. Log: \`${log}\``),
    ),
  );
  const omitted = reds.length > MAX_REDS ? [`- and ${reds.length - MAX_REDS} more: see the logs`] : [];
  return [
    ...['# Campaign', '', about, ''],
    ...['| stage | seed | minutes | amount | reds |', '| --- | --- | --- | --- | --- |', ...stages.map(rowOf), ''],
    ...['## Reds', '', ...(reds.length === 0 ? ['None.'] : [...reds.slice(0, MAX_REDS), ...omitted]), ''],
  ].join('\n');
};
