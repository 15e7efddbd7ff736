import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Failpoint } from './failpoint.js';

let kill: jest.SpiedFunction<typeof process.kill>;

beforeEach(() => {
  kill = jest.spyOn(process, 'kill').mockReturnValue(true);
});
afterEach(() => {
  delete process.env.FAILPOINT;
  process.env.NODE_ENV = 'test';
  jest.restoreAllMocks();
});

/** Loads the failpoints of a process that was started with this setting. */
const startedWith = async (setting?: string): Promise<(name: Failpoint) => void> => {
  jest.resetModules();
  if (setting !== undefined) process.env.FAILPOINT = setting;
  return (await import('./failpoint.js')).passFailpoint;
};
const times = (count: number, pass: () => void): void => {
  for (let i = 0; i < count; i++) pass();
};

describe('a failpoint', () => {
  it('does nothing unless it is set', async () => {
    const failpoint = await startedWith();
    times(100, () => failpoint('after-locks'));
    expect(kill).not.toHaveBeenCalled();
  });

  it('kills the process at the configured passage', async () => {
    const failpoint = await startedWith('after-locks@3');
    times(2, () => failpoint('after-locks'));
    times(5, () => failpoint('after-commit'));
    expect(kill).not.toHaveBeenCalled();
    failpoint('after-locks');
    expect(kill.mock.calls).toEqual([[process.pid, 'SIGKILL']]);
  });

  it('kills the process with the configured probability', async () => {
    const failpoint = await startedWith('after-send:0.5');
    times(1000, () => failpoint('after-send'));
    expect(kill.mock.calls.length).toBeGreaterThan(400);
    expect(kill.mock.calls.length).toBeLessThan(600);
  });

  it('does nothing in production', async () => {
    process.env.NODE_ENV = 'production';
    const failpoint = await startedWith('after-locks@1');
    failpoint('after-locks');
    expect(kill).not.toHaveBeenCalled();
  });

  it.each(['nowhere@1', 'after-locks', 'after-locks@', 'after-locks@x', 'after-locks:2%'])(
    'refuses %s',
    async (setting) => {
      await expect(startedWith(setting)).rejects.toThrow(`"${setting}"`);
    },
  );
});
