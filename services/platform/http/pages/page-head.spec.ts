/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hostileName, readBack } from '../../text/hostile-names.fixture.js';
import { type ParsedElement, parseDocument } from '../../text/parsed-document.fixture.js';
import { fillPage, type PageHead } from './page-head.js';

const BUILT = `<!doctype html><html lang="ja"><head><meta charset="utf-8" />
<meta
  name="description"
  content="built"
/>
<title>built</title><script type="module" src="/a.js"></script></head><body><div id="root">frame<span class="skeleton skeleton-banner"><span></span></span></div></body></html>`;

const head: PageHead = {
  title: 'Moon | Shop',
  description: 'A pack',
  path: '/pack-detail?packId=1',
  type: 'product',
  picture: '/images/moon.webp',
  linkedData: [{ '@type': 'Product', name: 'Moon' }],
  firstPicture: { src: '/images/moon.webp', sources: '/images/moon.half.webp 480w', sizes: '100vw', stage: null },
  responses: new Map([['/user/pack/detail/1', '{"state":200}']]),
};

const fill = (overrides: Partial<PageHead> = {}, language: 'ja' | 'en' = 'en') =>
  parseDocument(fillPage(BUILT, { ...head, ...overrides }, language, 'https://shop.example'));

const attribute = (page: ParsedElement, selector: string, name: string) =>
  Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name));

describe('fillPage', () => {
  it('fills in language, title, description and the addresses in both languages, and allows indexing', () => {
    const page = fill();
    expect(page.getAttribute('lang')).toBe('en');
    expect(page.querySelector('title')!.textContent).toBe('Moon | Shop');
    expect(attribute(page, 'meta[name=description]', 'content')).toEqual(['A pack']);
    expect(attribute(page, 'link[rel=canonical]', 'href')).toEqual([
      'https://shop.example/pack-detail?packId=1&lang=en',
    ]);
    expect(
      Object.fromEntries(
        Array.from(page.querySelectorAll('link[hreflang]'), (link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
    ).toEqual({
      ja: 'https://shop.example/pack-detail?packId=1',
      en: 'https://shop.example/pack-detail?packId=1&lang=en',
      'x-default': 'https://shop.example/pack-detail?packId=1',
    });
    expect(attribute(page, 'meta[property="og:image"]', 'content')).toEqual(['https://shop.example/images/moon.webp']);
    expect(attribute(page, 'link[rel=preload][as=image]', 'imagesrcset')).toEqual(['/images/moon.half.webp 480w']);
    expect(attribute(page, 'meta[name=robots]', 'content')).toEqual([]);
    expect(page.querySelector('#root')!.textContent).toBe('frame');
  });

  it.each(['banner', 'gallery'] as const)('renders the largest picture of a %s in its placeholder', (stage) => {
    const page = fill({ firstPicture: { ...head.firstPicture!, stage } });
    expect(attribute(page, `#root .skeleton-banner.is-${stage} > img`, 'srcset')).toEqual([
      '/images/moon.half.webp 480w',
    ]);
  });

  it('leaves the placeholder empty for any other first picture', () => {
    expect(fill().querySelectorAll('#root img')).toHaveLength(0);
    expect(fill({ firstPicture: null }).querySelectorAll('#root .skeleton-banner > span')).toHaveLength(1);
  });

  it('forbids indexing and names no address for a page without a path', () => {
    const page = fill({ path: null });
    expect(attribute(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(page.querySelectorAll('link[rel=canonical], link[hreflang], meta[property="og:url"]')).toHaveLength(0);
  });

  it('embeds the first responses as JSON that is not executed, with the page’s language', () => {
    const page = fill({}, 'ja');
    expect(JSON.parse(page.querySelector('#answers')!.textContent)).toEqual({
      language: 'ja',
      answers: { '/user/pack/detail/1': { state: 200 } },
    });
    expect(fill({ responses: new Map() }).querySelector('#answers')).toBeNull();
  });

  it('escapes hostile names: each reads back unchanged, and the page gains no element', () => {
    const shapeOf = (page: ParsedElement) => Array.from(page.querySelectorAll('*'), ({ tagName }) => tagName).join();
    const usual = shapeOf(fill({ firstPicture: { ...head.firstPicture!, stage: 'gallery' } }));
    fc.assert(
      fc.property(hostileName, (name) => {
        const page = fill({
          title: name,
          description: name,
          picture: `/images/${encodeURIComponent(readBack(name))}.webp`,
          linkedData: [{ '@type': 'Product', name }],
          firstPicture: { src: name, sources: `1w ${name}`, sizes: '100vw', stage: 'gallery' },
          responses: new Map([['/user/pack/detail/1', JSON.stringify({ name })]]),
        });
        expect(shapeOf(page)).toBe(usual);
        expect(page.querySelector('title')!.textContent).toBe(readBack(name));
        expect(attribute(page, 'meta[name=description]', 'content')).toEqual([readBack(name)]);
        expect(attribute(page, 'link[as=image]', 'imagesrcset')).toEqual([`1w ${readBack(name)}`]);
        expect(attribute(page, '.is-gallery > img', 'srcset')).toEqual([`1w ${readBack(name)}`]);
        const [data, firstData] = ['script[type="application/ld+json"]', '#answers'].map((selector) =>
          JSON.parse(page.querySelector(selector)!.textContent),
        );
        const written = JSON.parse(JSON.stringify(name));
        expect([data.name, firstData.answers['/user/pack/detail/1'].name]).toEqual([written, written]);
      }),
      { numRuns: 300 },
    );
  });
});
