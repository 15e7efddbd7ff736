import { createChance } from './random.mjs';

/** Kills between two full checks. */
const ROUND = 80;
const MAX_LIFE_MS = 1500;
const MAX_FIRST_LIFE_MS = 4000;
const MAX_SERVER_LIFE_MS = 8000;

const APPEND = ['after-locks', 'after-insert', 'before-commit', 'commit-sent', 'after-commit'];
/** Where processes of a kind may die by their own hand, and after how many times that they come by there, at the most. */
const KINDS = {
  api: { points: APPEND, most: 8 },
  projector: { points: ['after-rows', 'after-numbers', 'after-batch'], most: 5 },
  relay: { points: ['after-send', 'after-cursor', 'after-numbers'], most: 4 },
  reactor: { points: APPEND, most: 1 },
  timekeeper: { points: APPEND, most: 2 },
  sandbox: { points: [], most: 0 },
};

/** Only the process that leads comes by here, and any of these kinds may lead. */
const LED_BY = {
  'after-numbers': ['projector', 'relay'],
  'after-send': ['relay'],
  'after-cursor': ['relay'],
};

export const kindOf = (name) => name.split('-')[0];

/**
 * Lists every failpoint at which a process of each kind may end itself: `{kind, point, at}`. `at` counts the passes; the first and the
 * last pass are listed.
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
 * Plans one round in which every process is killed once anywhere, and then dies at each place in its turn; PostgreSQL is
 * killed twice, one broker once. Places are dealt out over the processes of a kind, so that who leads changes often.
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
 * Plans a round for one death that the sweep has missed. Its process alone restarts, so that it leads; those that could
 * lead instead stay away until it has died.
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

/** Lots for each place of a kind, and for a process without any. */
const LOTS = 2;

/**
 * Deals lots so that each place of each kind is equally likely: a kind with one process gets as many as a kind with two. The
 * leader dies at its next place. Its standby then leads and comes to its own place, so both have places.
 */
const lotsOf = (processes) =>
  processes.flatMap((name) => {
    const siblings = processes.filter((other) => kindOf(other) === kindOf(name));
    const places = KINDS[kindOf(name)].points.length || 1;
    return Array(Math.ceil((LOTS * places) / siblings.length)).fill(name);
  });

/** The part of `total` that falls to round `i` of `rounds`; all of them together are the total. */
const partOf = (total, rounds, i) => Math.floor((total * (i + 1)) / rounds) - Math.floor((total * i) / rounds);

/**
 * What is killed and how, from the seed alone: in rounds, in each the kills of every target in their order. A kill is
 * `{afterMs}`, so long after it has come up, or `{point, at}`, at that place the so-manieth time.
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
    // The first of a round is of a process that runs already, and without any such place.
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
