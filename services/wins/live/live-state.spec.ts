import { describe, expect, it } from '@jest/globals';
import type { CatalogPack } from '../../catalog/index.js';
import { parseTopic, topicOf, toWin, versionOf } from './live-state.js';

const prizes = [{ name: '星竜', name_en: '', image_url: '/a.webp', rarity: 3, rarity_label: 'UR' }];
const pack = { pack_id: '7', name: '箱', name_en: 'Box', prizes } as unknown as CatalogPack;
const win = { pack, slot: 4, prize: 0, drawId: 'd', at: '2026-04-01T12:34:56.789Z' };

describe('toWin', () => {
  it('names neither the member nor the draw, and gives the time to the minute', () => {
    expect(toWin(win, 'ja')).toEqual({
      id: '7-4',
      pack_id: '7',
      pack_name: '箱',
      slot: 4,
      name: '星竜',
      image: '/a.webp',
      rarity: 3,
      rarity_label: 'UR',
      created: '2026-04-01T21:34:00.000+09:00',
    });
  });

  it('uses the Japanese name if there is no English one', () => {
    expect(toWin(win, 'en')).toMatchObject({ pack_name: 'Box', name: '星竜' });
  });
});

describe('parseTopic', () => {
  it.each([
    { packId: null, language: 'ja' as const },
    { packId: '12', language: 'en' as const },
    { packId: 'a b', language: 'en' as const },
  ])('reverses topicOf for %j', (look) => {
    expect(parseTopic(topicOf(look))).toEqual(look);
  });
});

describe('versionOf', () => {
  const one = toWin(win, 'ja');

  it('returns the same version for the same wins in either language, and another for other wins', () => {
    expect(versionOf([one])).toBe(versionOf([toWin(win, 'en')]));
    expect(versionOf([one])).not.toBe(versionOf([{ ...one, id: '7-5' }]));
    expect(versionOf([])).not.toBe(versionOf([one]));
  });
});
