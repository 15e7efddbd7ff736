import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = resolve('web/public/films');
const REVEALS = ['1', '2', '3', '4', '5', '6', '7'];
const MEGABYTE = 1_000_000;

const read = (name: string): Buffer => {
  const file = resolve(FOLDER, name);
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
};

/** Returns the length of an MP4 in seconds, from its movie header (ISO 14496-12, version 0). */
const secondsOf = (mp4: Buffer): number => {
  const header = mp4.indexOf('mvhd');
  return header < 0 ? Number.NaN : mp4.readUInt32BE(header + 20) / mp4.readUInt32BE(header + 16);
};

/** Returns the picture's width and height, from the track header: 16.16 fixed point at the end of the box. */
const sizeOf = (mp4: Buffer): [width: number, height: number] => {
  const header = mp4.indexOf('tkhd');
  return header < 0 ? [0, 0] : [mp4.readUInt16BE(header + 80), mp4.readUInt16BE(header + 84)];
};

describe('the films', () => {
  const all = [
    ...REVEALS.map((name) => ({ name, size: [720, 1280], most: 1.5 * MEGABYTE })),
    { name: 'banner', size: [1280, 512], most: 1.2 * MEGABYTE },
  ];

  it.each(all)('have an MP4 of the right size and 5 to 8 seconds that starts while it loads: $name', ({ name, size }) => {
    const mp4 = read(`${name}.mp4`);
    expect(mp4.toString('latin1', 4, 8)).toBe('ftyp');
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
    expect(sizeOf(mp4)).toEqual(size);
    expect(secondsOf(mp4)).toBeGreaterThanOrEqual(5);
    expect(secondsOf(mp4)).toBeLessThanOrEqual(8);
  });

  it.each(all)('have one track, without sound: $name', ({ name }) => {
    expect(read(`${name}.mp4`).toString('latin1').split('tkhd')).toHaveLength(2);
  });

  it.each(all)('also have a WebM: $name', ({ name }) => {
    const webm = read(`${name}.webm`);
    expect(webm.toString('hex', 0, 4)).toBe('1a45dfa3');
    expect(webm.toString('latin1', 0, 64)).toContain('webm');
  });

  it.each(all)('have a size for a phone in a train: $name', ({ name, most }) => {
    for (const kind of ['mp4', 'webm']) expect(read(`${name}.${kind}`).length).toBeLessThan(most);
  });

  it.each(all)('have a poster: $name', ({ name }) => {
    const still = read(`${name}.webp`);
    expect(still.toString('latin1', 0, 4)).toBe('RIFF');
    expect(still.toString('latin1', 8, 12)).toBe('WEBP');
  });
});
