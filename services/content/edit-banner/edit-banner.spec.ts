import { describe, expect, it } from '@jest/globals';
import { PLAIN_SLIDE, type Slide, type StoredBanner } from '../rows/banner.rows.js';
import { decideEditBanner } from './edit-banner.decide.js';

const [MONDAY, FRIDAY] = ['2026-01-05T00:00:00.000Z', '2026-01-09T00:00:00.000Z'];
const banner = (...slides: Partial<Slide>[]): StoredBanner => ({
  mode: 1,
  files: slides.map((_, index) => `/${index}.webp`),
  slides: slides.map((slide) => ({ ...PLAIN_SLIDE, ...slide })),
  alert: '',
  alert_en: '',
});

describe('decideEditBanner', () => {
  it.each<[string, StoredBanner]>([
    ['pictures without words', { ...banner({}, {}), slides: [] }],
    ['a video', { ...banner(), mode: 2, files: ['/a.mp4', '/a.webp'] }],
    ['words without a button', banner({ headline: '新弾', line: '本日発売' }, {})],
    ['a button that leads to a pack', banner({ button: '見る', link: '/pack-detail?packId=7' })],
    ['a picture shown from Monday to Friday', banner({ show_from: MONDAY, show_to: FRIDAY })],
    ['a picture shown from Monday on, and one until then', banner({ show_from: MONDAY }, { show_to: MONDAY })],
  ])('accepts %s', (_, banner) => {
    expect(decideEditBanner(banner)).toEqual({ events: [{ change: 'BannerKept', data: banner }] });
  });

  it.each<[string, StoredBanner, object]>([
    [
      'words for one of two pictures',
      { ...banner({}), files: ['/a.webp', '/b.webp'] },
      { code: 'SlidesWithoutPictures' },
    ],
    ['words of a video', { ...banner({}), mode: 2 }, { code: 'SlidesWithoutPictures' }],
    [
      'a picture that ends when it begins',
      banner({}, { show_from: MONDAY, show_to: MONDAY }),
      { code: 'EndsTooEarly', slide: 1 },
    ],
    ['a button without a link', banner({ button: '見る' }), { code: 'ButtonAlone', slide: 0 }],
    ['an English button without a link', banner({ button_en: 'See' }), { code: 'ButtonAlone', slide: 0 }],
    ['a link without a Japanese button', banner({ link: '/', button_en: 'See' }), { code: 'LinkAlone', slide: 0 }],
  ])('refuses %s', (_, banner, refusal) => {
    expect(decideEditBanner(banner)).toEqual({ refusal });
  });
});
