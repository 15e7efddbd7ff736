import { describe, expect, it } from '@jest/globals';
import { sourcesOf } from './picture.rules';

describe('sourcesOf', () => {
  it('offers the half-width copy of our own rasters', () => {
    expect(sourcesOf('/images/demo/packs/moon.webp', 960)).toBe(
      '/images/demo/packs/moon.half.webp 480w, /images/demo/packs/moon.webp 960w',
    );
    expect(sourcesOf('/uploads/7/banner.webp', 1601)).toBe(
      '/uploads/7/banner.half.webp 801w, /uploads/7/banner.webp 1601w',
    );
  });

  it.each(['/images/logo.svg', '/films/1.webp', 'https://elsewhere.example/images/a.webp', ''])(
    'knows only one of %p',
    (src) => {
      expect(sourcesOf(src, 600)).toBeUndefined();
    },
  );
});
