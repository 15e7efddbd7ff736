import { describe, expect, it } from '@jest/globals';
import { formatCheckpoint, isBoxOrigin, parseCheckpoint, toBoxOrigin } from './checkpoint.js';
import { EMPTY_ROOT } from './merkle-tree.js';

const empty = { origin: 'shop.example/log', size: 0, root: EMPTY_ROOT };

describe('a checkpoint', () => {
  it('has three lines and survives a round trip', () => {
    const text = formatCheckpoint(empty);
    expect(text).toBe('shop.example/log\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n');
    expect(parseCheckpoint(text)).toEqual(empty);
    expect(parseCheckpoint(`${text}an extension\n`)).toEqual(empty);
  });

  it.each(['', 'a\n1\n', 'a\n01\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n', 'a\n1\nAAAA\n', 'a\n-1\n\n'])(
    'rejects %j',
    (text) => expect(parseCheckpoint(text)).toBeNull(),
  );
});

describe('the name of a box’s log', () => {
  it('extends the name of the whole log', () => {
    expect(isBoxOrigin(toBoxOrigin('shop.example/log', 'pack_1-a'), 'shop.example/log')).toBe(true);
  });

  it.each([
    'shop.example/log',
    'shop.example/log/box/',
    'shop.example/log/box/a/b',
    'shop.example/log/box/..',
    'x/box/1',
  ])('does not accept %s', (name) => expect(isBoxOrigin(name, 'shop.example/log')).toBe(false));
});
