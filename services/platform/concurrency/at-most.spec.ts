import { describe, expect, it } from '@jest/globals';
import { waitAtMost } from './at-most.js';

describe('atMost', () => {
  it('ends with the work', async () => {
    expect(await waitAtMost(3_600_000, Promise.resolve(1))).toBe(true);
  });

  it('ends with work that fails', async () => {
    expect(await waitAtMost(3_600_000, Promise.reject(new Error('x')))).toBe(true);
  });

  it('leaves work that does not end', async () => {
    expect(await waitAtMost(1, new Promise(() => undefined))).toBe(false);
  });
});
