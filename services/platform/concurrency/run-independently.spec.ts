import { describe, expect, it } from '@jest/globals';
import { runIndependently } from './run-independently.js';

describe('runIndependently', () => {
  it('continues after a failure, and throws all failures at the end', async () => {
    const done: number[] = [];
    const work = async (one: number) => {
      if (one % 2 === 0) throw new Error(`no ${one}`);
      done.push(one);
    };
    await expect(runIndependently([0, 1, 2, 3], work)).rejects.toMatchObject({
      message: '2 of 4 failed',
      errors: [new Error('no 0'), new Error('no 2')],
    });
    expect(done).toEqual([1, 3]);
    await runIndependently([5], work);
    expect(done).toEqual([1, 3, 5]);
  });
});
