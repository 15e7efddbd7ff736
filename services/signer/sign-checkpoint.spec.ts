import { describe, expect, it } from '@jest/globals';
import { type Checkpoint, formatCheckpoint } from '../kernel/checkpoint.js';
import { EMPTY_ROOT, hashLeaf, hashNode } from '../kernel/merkle-tree.js';
import { findRefusal, readSigningRequest } from './sign-checkpoint.js';

const origin = 'shop.example/log';
const [a, b, c] = ['a', 'b', 'c'].map((entry) => hashLeaf(Buffer.from(entry))) as [Buffer, Buffer, Buffer];
const none: Checkpoint = { origin, size: 0, root: EMPTY_ROOT };
const two: Checkpoint = { origin, size: 2, root: hashNode(a, b) };
const three: Checkpoint = { origin, size: 3, root: hashNode(hashNode(a, b), c) };

describe('findRefusal', () => {
  it.each([
    ['the first', none, { older: 0, proof: [], checkpoint: two }],
    ['one that goes on', two, { older: 2, proof: [c], checkpoint: three }],
    ['the same again', three, { older: 3, proof: [], checkpoint: three }],
  ])('accepts a head: %s', (_, last, request) => expect(findRefusal(last, request)).toBeNull());

  it.each([
    ['of another log', 'UnknownOrigin', two, { older: 2, proof: [c], checkpoint: { ...three, origin: 'other' } }],
    ['that goes on from another size', 'OtherSize', two, { older: 0, proof: [], checkpoint: three }],
    ['that is shorter', 'OtherSize', three, { older: 2, proof: [], checkpoint: two }],
    ['that is shorter than what it goes on from', 'Malformed', three, { older: 3, proof: [], checkpoint: two }],
    ['of another root', 'OtherRoot', two, { older: 2, proof: [], checkpoint: { ...two, root: hashNode(a, c) } }],
    [
      'of a log written anew',
      'Inconsistent',
      two,
      { older: 2, proof: [c], checkpoint: { ...three, root: hashNode(hashNode(b, a), c) } },
    ],
    ['without its proof', 'Inconsistent', two, { older: 2, proof: [], checkpoint: three }],
  ] as const)('refuses a head %s', (_, reason, last, request) => expect(findRefusal(last, request)).toBe(reason));
});

describe('readSigningRequest', () => {
  const body = `old 2\n${c.toString('base64')}\n\n${formatCheckpoint(three)}`;

  it('parses a request', () => expect(readSigningRequest(body)).toEqual({ older: 2, proof: [c], checkpoint: three }));

  it.each([
    ['', ''],
    ['without a size', body.replace('old 2\n', '')],
    ['with a size in another way', body.replace('old 2', 'old 02')],
    ['with a proof that is none', body.replace(c.toString('base64'), 'AAAA')],
    ['with more steps than there are', `old 2\n${`${c.toString('base64')}\n`.repeat(64)}\n${formatCheckpoint(three)}`],
    ['with lines besides', `${body}more\n`],
    ['without a head', 'old 2\n\n'],
  ])('refuses a request %s', (_, text) => expect(readSigningRequest(text)).toBeNull());
});
