import { describe, expect, it } from '@jest/globals';
import { waitAtMost } from './wait-at-most.js';

describe('waitAtMost', () => {
  it('returns true when the work succeeds', async () => {
    expect(await waitAtMost(3_600_000, Promise.resolve(1))).toBe(true);
  });

  it('returns true when the work fails', async () => {
    expect(await waitAtMost(3_600_000, Promise.reject(new Error('x')))).toBe(true);
  });

  it('returns false when the work does not end in time', async () => {
    expect(await waitAtMost(1, new Promise(() => undefined))).toBe(false);
  });
});
