import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findFirstPicture, type PicturePlace } from '../services/pages/client-pages/first-picture.js';
import { sourcesOf } from '../web/src/ui/picture.rules.js';

/** The component of the client that shows the first picture of each page. */
const SHOWN_BY: Readonly<Record<PicturePlace, string>> = {
  banner: 'web/src/features/content/components/Carousel.tsx',
  gallery: 'web/src/features/catalog/components/Gallery.tsx',
  tile: 'web/src/features/catalog/components/PackPicture.tsx',
};

/** A page that preloads another file than the client then shows causes a useless request. */
describe.each(Object.entries(SHOWN_BY) as [PicturePlace, string][])('the first picture of a %s', (place, file) => {
  const source = readFileSync(file, 'utf8');
  const width = Number(/width=\{(\d+)\}/.exec(source)![1]);

  it.each(['/images/demo/packs/moon.webp', '/uploads/7.webp', '/images/logo.svg', 'https://elsewhere.example/a.webp'])(
    'given %s, then it comes in the files that the client asks for',
    (src) => {
      expect(findFirstPicture(src, place).sources).toBe(sourcesOf(src, width) ?? null);
    },
  );

  it('has the width that the client shows', () => {
    expect(source).toContain(findFirstPicture('/a.webp', place).sizes);
  });
});
