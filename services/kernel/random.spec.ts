import { describe, expect, it } from '@jest/globals';
import { drawRandomBytes } from './random.js';

describe('random bytes', () => {
  it('have the requested length, never repeat, and share no memory', () => {
    const all = Array.from({ length: 5000 }, () => drawRandomBytes(10));
    expect(new Set(all.map((bytes) => bytes.toString('hex'))).size).toBe(5000);
    expect(all.every((bytes) => bytes.length === 10)).toBe(true);
    const [first] = all;
    const before = first!.toString('hex');
    drawRandomBytes(4096).fill(0);
    expect(first!.toString('hex')).toBe(before);
    expect(drawRandomBytes(10).equals(Buffer.alloc(10))).toBe(false);
  });

  it('contain each value about equally often', () => {
    const counts = new Array<number>(256).fill(0);
    for (let i = 0; i < 256; i++) for (const byte of drawRandomBytes(1000)) counts[byte]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(800);
    expect(Math.max(...counts)).toBeLessThan(1200);
  });
});
