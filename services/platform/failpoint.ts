/** The places at which a test can kill a process. */
export const FAILPOINTS = [
  // The append of events, in any process that executes commands.
  'after-locks',
  'after-insert',
  'before-commit',
  'commit-sent',
  'after-commit',
  // The sequencer: the numbers are written, and the leader does not know it yet.
  'after-numbers',
  // The relay: messages are sent but the cursor is not saved; then the cursor is saved.
  'after-send',
  'after-cursor',
  // A projector: rows are written but the checkpoint is not; then both are committed but Kafka's offset is not.
  'after-rows',
  'after-batch',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

interface Armed {
  readonly name: string;
  isNow(): boolean;
}

/** Parses the setting. @throws Error for an unknown place, which a test would otherwise never reach */
const parseSetting = (setting: string): Armed => {
  const [, name, how, value] = /^([a-z-]+)([@:])(\d+(?:\.\d+)?)$/.exec(setting) ?? [];
  if (!FAILPOINTS.includes(name as Failpoint)) throw new Error(`FAILPOINT must be name@n or name:p, not "${setting}"`);
  if (how === ':') return { name: name!, isNow: () => Math.random() < Number(value) };
  let passed = 0;
  return { name: name!, isNow: () => ++passed === Number(value) };
};

// Has no effect in production, where the configuration refuses FAILPOINT.
const { FAILPOINT, NODE_ENV } = process.env;
const armed = FAILPOINT && NODE_ENV !== 'production' ? parseSetting(FAILPOINT) : undefined;

/**
 * Kills the process if a test has set this failpoint, else does nothing. With `FAILPOINT=name@3` that is the third
 * passage, and with `FAILPOINT=name:0.01` each passage has that probability. It uses SIGKILL, so nothing is cleaned up.
 */
export const passFailpoint = (name: Failpoint): void => {
  if (armed?.name === name && armed.isNow()) process.kill(process.pid, 'SIGKILL');
};
