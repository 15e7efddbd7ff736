/** The places where a test may have a process die. */
export const FAILPOINTS = [
  // The append of facts, in any process that gives commands.
  'after-locks',
  'after-insert',
  'before-commit',
  'commit-sent',
  'after-commit',
  // The sequencer: numbers written, the leader does not know it yet.
  'after-numbers',
  // The relay: sent, the cursor not moved; and the cursor moved.
  'after-send',
  'after-cursor',
  // A projector: rows written, the checkpoint not; both committed, Kafka's offset not.
  'after-rows',
  'after-batch',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

interface Armed {
  readonly name: string;
  isNow(): boolean;
}

/** @throws Error for a place that is none, so that no test passes by it unseen */
const parseSetting = (setting: string): Armed => {
  const [, name, how, value] = /^([a-z-]+)([@:])(\d+(?:\.\d+)?)$/.exec(setting) ?? [];
  if (!FAILPOINTS.includes(name as Failpoint)) throw new Error(`FAILPOINT must be name@n or name:p, not "${setting}"`);
  if (how === ':') return { name: name!, isNow: () => Math.random() < Number(value) };
  let passed = 0;
  return { name: name!, isNow: () => ++passed === Number(value) };
};

// Inert in production, where the configuration refuses it by name.
const { FAILPOINT, NODE_ENV } = process.env;
const armed = FAILPOINT && NODE_ENV !== 'production' ? parseSetting(FAILPOINT) : undefined;

/**
 * Does nothing, unless a test has armed this place: with `FAILPOINT=name@3` the process dies there the third time that it
 * comes by, with `FAILPOINT=name:0.01` each time with that probability. It dies as by SIGKILL: nothing is tidied up.
 */
export const passFailpoint = (name: Failpoint): void => {
  if (armed?.name === name && armed.isNow()) process.kill(process.pid, 'SIGKILL');
};
