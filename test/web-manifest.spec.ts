import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const PUBLIC = 'web/public';
const manifest: { start_url: string; icons: { src: string; sizes: string; purpose?: string }[] } = JSON.parse(
  readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'),
);

/** Returns the size in the first chunk of a PNG (specification, 11.2.2). */
const sizeOf = (png: Buffer): string => {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

describe('the shop on a home screen', () => {
  it('has the manifest that the page names, and begins at the top page', () => {
    expect(readFileSync('web/index.html', 'utf8')).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(manifest.start_url).toBe('/');
  });

  it('has icons of the declared sizes, one of them maskable', () => {
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      ...['192x192 any', '512x512 any', '512x512 maskable'],
    ]);
    for (const { src, sizes } of manifest.icons) {
      expect([src, existsSync(join(PUBLIC, src))]).toEqual([src, true]);
      expect([src, sizeOf(readFileSync(join(PUBLIC, src)))]).toEqual([src, sizes]);
    }
  });
});
