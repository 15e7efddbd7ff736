import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { useKeys } from './useKeys';

const open = () => {
  const { result } = renderHook(() => useKeys());
  const keys: string[] = [];
  const send = (what: string, error?: Error) =>
    result
      .current(what, async (key) => {
        keys.push(key);
        if (error) throw error;
      })
      .catch(() => undefined);
  return { keys, send };
};
const LOST = new HttpError('offline', 0);
const REFUSED = new HttpError('no', 400, { errors: { status: 'no' } });

describe('commands without a dialog', () => {
  it('reuse the key after a lost response, and use new keys for other commands', async () => {
    const { keys, send } = open();
    await send('a', LOST);
    await send('b');
    await send('a');
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    ['done', undefined],
    ['refused', REFUSED],
  ])('given one that was %s, then the next is another', async (_, error) => {
    const { keys, send } = open();
    await send('a', error);
    await send('a');
    expect(keys[1]).not.toBe(keys[0]);
  });
});
