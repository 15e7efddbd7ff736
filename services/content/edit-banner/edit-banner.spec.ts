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

describe('editing the banner', () => {
  it.each<[string, StoredBanner]>([
    ['pictures alone', { ...banner({}, {}), slides: [] }],
    ['a film', { ...banner(), mode: 2, files: ['/a.mp4', '/a.webp'] }],
    ['words without a button', banner({ headline: '新弾', line: '本日発売' }, {})],
    ['a button that leads to a pack', banner({ button: '見る', link: '/pack-detail?packId=7' })],
    ['one from Monday to Friday', banner({ show_from: MONDAY, show_to: FRIDAY })],
    ['one from Monday on, one until then', banner({ show_from: MONDAY }, { show_to: MONDAY })],
  ])('given %s, then it is kept', (_, banner) => {
    expect(decideEditBanner(banner)).toEqual({ events: [{ change: 'BannerKept', data: banner }] });
  });

  it.each<[string, StoredBanner, object]>([
    [
      'words for one of two pictures',
      { ...banner({}), files: ['/a.webp', '/b.webp'] },
      { code: 'SlidesWithoutPictures' },
    ],
    ['words of a film', { ...banner({}), mode: 2 }, { code: 'SlidesWithoutPictures' }],
    [
      'one that ends as it begins',
      banner({}, { show_from: MONDAY, show_to: MONDAY }),
      { code: 'EndsTooEarly', slide: 1 },
    ],
    ['a button that leads nowhere', banner({ button: '見る' }), { code: 'ButtonAlone', slide: 0 }],
    ['an English button that leads nowhere', banner({ button_en: 'See' }), { code: 'ButtonAlone', slide: 0 }],
    ['a link that nobody can press', banner({ link: '/', button_en: 'See' }), { code: 'LinkAlone', slide: 0 }],
  ])('given %s, then it is refused', (_, banner, refusal) => {
    expect(decideEditBanner(banner)).toEqual({ refusal });
  });
});
