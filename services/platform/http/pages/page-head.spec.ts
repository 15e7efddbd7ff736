/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nastyName, readBack } from '../../text/nasty-names.fixture.js';
import { type ParsedElement, parseDocument } from '../../text/parsed.fixture.js';
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

const filled = (more: Partial<PageHead> = {}, language: 'ja' | 'en' = 'en') =>
  parseDocument(fillPage(BUILT, { ...head, ...more }, language, 'https://shop.example'));

const attribute = (page: ParsedElement, selector: string, name: string) =>
  Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name));

describe('fillPage', () => {
  it('given a public page, then it has its language, words, addresses in both languages and no word of robots', () => {
    const page = filled();
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

  it.each(['banner', 'gallery'] as const)('given the largest picture of a %s, then it stands in its place', (stage) => {
    const page = filled({ firstPicture: { ...head.firstPicture!, stage } });
    expect(attribute(page, `#root .skeleton-banner.is-${stage} > img`, 'srcset')).toEqual([
      '/images/moon.half.webp 480w',
    ]);
  });

  it('given any other first picture, then its place stays empty', () => {
    expect(filled().querySelectorAll('#root img')).toHaveLength(0);
    expect(filled({ firstPicture: null }).querySelectorAll('#root .skeleton-banner > span')).toHaveLength(1);
  });

  it('given a page that search engines leave out, then it says so and names no address', () => {
    const page = filled({ path: null });
    expect(attribute(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(page.querySelectorAll('link[rel=canonical], link[hreflang], meta[property="og:url"]')).toHaveLength(0);
  });

  it('given answers, then they stand in one block that is no program, in the page’s language', () => {
    const page = filled({}, 'ja');
    expect(JSON.parse(page.querySelector('#answers')!.textContent)).toEqual({
      language: 'ja',
      answers: { '/user/pack/detail/1': { state: 200 } },
    });
    expect(filled({ responses: new Map() }).querySelector('#answers')).toBeNull();
  });

  it('given nasty names, then each reads back as it was, and the page has no element and no program more', () => {
    const shapeOf = (page: ParsedElement) => Array.from(page.querySelectorAll('*'), ({ tagName }) => tagName).join();
    const usual = shapeOf(filled({ firstPicture: { ...head.firstPicture!, stage: 'gallery' } }));
    fc.assert(
      fc.property(nastyName, (name) => {
        const page = filled({
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
        const [data, answers] = ['script[type="application/ld+json"]', '#answers'].map((selector) =>
          JSON.parse(page.querySelector(selector)!.textContent),
        );
        const written = JSON.parse(JSON.stringify(name));
        expect([data.name, answers.answers['/user/pack/detail/1'].name]).toEqual([written, written]);
      }),
      { numRuns: 300 },
    );
  });
});
