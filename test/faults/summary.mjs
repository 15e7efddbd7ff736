import { kindOf } from './plan.mjs';

const percentile = (values, part) => values[Math.min(values.length - 1, Math.floor(values.length * part))];

const counted = (names) => {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
};

const secondsOf = (ms) => `${(ms / 1000).toFixed(1)} s`;

const recoveryOf = (kills) => {
  const times = kills.map(({ recoveredMs }) => recoveredMs).sort((a, b) => a - b);
  return `p50 ${secondsOf(percentile(times, 0.5))}, max ${secondsOf(times.at(-1))}`;
};

/** Returns the results of a run, line by line. */
export const summaryOf = ({
  kills,
  planned,
  faults,
  glances,
  looks,
  load,
  purchases,
  killer,
  record,
  begun,
  messagesAgain,
  rests,
}) => {
  const kinds = [...new Set(kills.map(({ target }) => kindOf(target)))];
  const lines = {
    kills: `${kills.length} of ${planned} (${counted(kills.map(({ target }) => target))})`,
    'where they died': counted(kills.map(({ how }) => how)),
    ...Object.fromEntries(
      kinds.map((kind) => [`back: ${kind}`, recoveryOf(kills.filter(({ target }) => kindOf(target) === kind))]),
    ),
    'all at the end of the log': `max ${secondsOf(Math.max(0, ...rests))} after ${rests.length} rounds`,
    'acknowledged responses': record.count,
    ...load?.figures,
    ...purchases?.figures,
    ...load?.friends.figures,
    ...load?.transfers.figures,
    'responses while a broker was dead': killer?.responsesWithoutBroker,
    'sent to Kafka again': messagesAgain ?? 'not looked at',
    looks: `${glances} at a glance, ${looks} in full`,
    time: secondsOf(performance.now() - begun),
    violations: faults.length,
  };
  const width = Math.max(...Object.keys(lines).map((name) => name.length));
  return Object.entries(lines)
    .map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
    .join('\n');
};
