import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { advanceHead, computeNextHead, hashClientSeed, logLine } from './draw-log.js';

const boxHash = hashClientSeed('box');

describe('draw log', () => {
  it('given a client seed, then its hash is that of its UTF-8 bytes', () => {
    const expected = createHash('sha256').update(Buffer.from('髙橋 🎴', 'utf8')).digest('hex');
    expect(hashClientSeed('髙橋 🎴')).toBe(expected);
    expect(hashClientSeed('\ud83d')).toBe(hashClientSeed('\ufffd'));
  });

  it('given a line, then the next head is the hash of the previous head, a line feed and the line', () => {
    const line = logLine(3, 2, boxHash, 'p1');
    expect(line).toBe(`3\n2\n${boxHash}\np1`);
    expect(computeNextHead('abc', line)).toBe(createHash('sha256').update(`abc\n${line}`).digest('hex'));
  });

  it('given a draw of several cards, then each card has its hash and the last hash is the head', () => {
    const draw = { firstSlot: 5, day: 1, clientSeedHash: hashClientSeed('me'), prizeIds: ['a', 'b'] };
    const first = computeNextHead(boxHash, logLine(5, 1, draw.clientSeedHash, 'a'));
    const second = computeNextHead(first, logLine(6, 1, draw.clientSeedHash, 'b'));
    expect(advanceHead(boxHash, draw)).toEqual({ head: second, hashes: [first, second] });
  });

  it('given any log, when one line is altered, dropped, doubled or moved, then the head differs', () => {
    const line = fc.record({
      slot: fc.nat(),
      day: fc.integer({ min: 1, max: 1096 }),
      clientSeedHash: fc.string().map(hashClientSeed),
      prizeId: fc.string({ minLength: 1 }),
    });
    type Line = { slot: number; day: number; clientSeedHash: string; prizeId: string };
    const headOf = (lines: readonly Line[]) =>
      lines.reduce((head, l) => computeNextHead(head, logLine(l.slot, l.day, l.clientSeedHash, l.prizeId)), boxHash);
    const log = fc.uniqueArray(line, { minLength: 2, maxLength: 20, selector: (l) => JSON.stringify(l) });
    fc.assert(
      fc.property(log, fc.nat(), (lines, place) => {
        const at = place % lines.length;
        const altered = lines[at]!;
        const tamperedLogs = [
          lines.with(at, { ...altered, slot: altered.slot + 1 }),
          lines.with(at, { ...altered, day: altered.day + 1 }),
          lines.with(at, { ...altered, clientSeedHash: hashClientSeed(altered.clientSeedHash) }),
          lines.with(at, { ...altered, prizeId: `${altered.prizeId}0` }),
          lines.toSpliced(at, 1),
          lines.toSpliced(at, 0, altered),
          [...lines.slice(1), lines[0]!],
        ];
        expect(tamperedLogs.map(headOf)).not.toContain(headOf(lines));
      }),
      { seed: 20_250_401, numRuns: 200 },
    );
  });
});
