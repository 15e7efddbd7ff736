import { createChance } from './random.mjs';

/** Kills between two full checks. */
const ROUND = 80;
const MAX_LIFE_MS = 1500;
const MAX_FIRST_LIFE_MS = 4000;
const MAX_SERVER_LIFE_MS = 8000;

const APPEND = ['after-locks', 'after-insert', 'before-commit', 'commit-sent', 'after-commit'];
/** Failpoints of each kind of process, and the highest pass at which it may die. */
const KINDS = {
  api: { points: APPEND, most: 8 },
  projector: { points: ['after-rows', 'after-numbers', 'after-batch'], most: 5 },
  relay: { points: ['after-send', 'after-cursor', 'after-numbers'], most: 4 },
  reactor: { points: APPEND, most: 1 },
  timekeeper: { points: APPEND, most: 2 },
  sandbox: { points: [], most: 0 },
};

/** Failpoints that only the leading process passes, and the kinds that may lead. */
const LED_BY = {
  'after-numbers': ['projector', 'relay'],
  'after-send': ['relay'],
  'after-cursor': ['relay'],
};

export const kindOf = (name) => name.split('-')[0];

/**
 * Failpoints at which a process of each kind may end itself: `{kind, point, at}`. `at` counts the passes; only the first and
 * the last are listed.
 */
export const DEATHS = Object.entries(KINDS).flatMap(([kind, { points, most }]) =>
  points.flatMap((point) => [...new Set([1, most])].map((at) => ({ kind, point, at }))),
);

const dealtOut = (deaths, names) =>
  Object.fromEntries(
    names
      .map((name) => [name, deaths.filter(({ kind }) => kind === kindOf(name))])
      .map(([name, ofKind]) => {
        const siblings = names.filter((other) => kindOf(other) === kindOf(name));
        return [name, ofKind.filter((_, i) => i % siblings.length === siblings.indexOf(name))];
      }),
  );

/**
 * Plans one round: every process is killed once at any moment, and then dies at each failpoint in turn. PostgreSQL is killed
 * twice, one broker once. The failpoints are distributed over the processes of a kind, so that the leader changes often.
 */
export const sweepOf = ({ processes, brokers }) => {
  const deaths = dealtOut(DEATHS, processes);
  const kills = processes.map((name, i) => [
    name,
    [{ afterMs: 150 * i }, ...deaths[name].map(({ point, at }) => ({ point, at }))],
  ]);
  return Object.fromEntries([
    ...kills,
    ['postgres', [{ afterMs: 4000 }, { afterMs: 8000 }]],
    [brokers[0], [{ afterMs: 6000 }]],
  ]);
};

/**
 * Plans a round for one missed death. Only its process restarts at once, so that it leads; possible leaders stay down until it
 * has died.
 */
export const secondSweepOf = ({ kind, point, at }, processes) => {
  const [name, ...siblings] = processes.filter((one) => kindOf(one) === kind);
  const rivals = LED_BY[point]
    ? processes.filter((one) => one !== name && LED_BY[point].includes(kindOf(one)))
    : siblings;
  return {
    [name]: [{ afterMs: 0 }, { point, at }],
    ...Object.fromEntries(rivals.map((rival) => [rival, [{ afterMs: 0, until: name }]])),
  };
};

/** Lots for each failpoint of a kind, and for a process without any. */
const LOTS = 2;

/**
 * Distributes lots so that each failpoint of each kind is equally likely, however many processes the kind has. The leader dies
 * at its next failpoint. Its standby then leads and reaches its own failpoint, so both have failpoints.
 */
const lotsOf = (processes) =>
  processes.flatMap((name) => {
    const siblings = processes.filter((other) => kindOf(other) === kindOf(name));
    const places = KINDS[kindOf(name)].points.length || 1;
    return Array(Math.ceil((LOTS * places) / siblings.length)).fill(name);
  });

/** Returns the part of `total` for round `i` of `rounds`. The parts of all rounds add up to the total. */
const partOf = (total, rounds, i) => Math.floor((total * (i + 1)) / rounds) - Math.floor((total * i) / rounds);

/**
 * Plans the kills from the seed alone, in rounds with the kills of every target in order. A kill is `{afterMs}`, a time after
 * the start, or `{point, at}`, a pass of a failpoint.
 *
 * @param counts kills of `app`, `postgres` and `kafka`
 * @param names of the processes and of the brokers
 * @param perRound kills between two full checks
 */
export const planOf = (seed, counts, { processes, brokers }, perRound = ROUND) => {
  const chance = createChance(seed);
  const rounds = Math.ceil((counts.app + counts.postgres + counts.kafka) / perRound);
  const lots = lotsOf(processes);

  const killOf = (name, isFirst) => {
    const { points, most } = KINDS[kindOf(name)];
    // The first kill of a round hits a process that already runs without a failpoint.
    if (isFirst) return { afterMs: chance.below(MAX_FIRST_LIFE_MS) };
    if (points.length === 0 || chance.happens(0.25)) return { afterMs: chance.below(MAX_LIFE_MS) };
    return { point: chance.pick(points), at: chance.between(1, most) };
  };
  const roundOf = (i) => {
    const kills = {};
    const add = (name, kill) => {
      kills[name] = [...(kills[name] ?? []), kill];
    };
    for (let n = partOf(counts.app, rounds, i); n > 0; n--) {
      const name = chance.pick(lots);
      add(name, killOf(name, !kills[name]));
    }
    const later = () => ({ afterMs: chance.below(MAX_SERVER_LIFE_MS) });
    for (let n = partOf(counts.postgres, rounds, i); n > 0; n--) add('postgres', later());
    for (let n = partOf(counts.kafka, rounds, i); n > 0; n--) add(chance.pick(brokers), later());
    return kills;
  };
  return Array.from({ length: rounds }, (_, i) => roundOf(i));
};
