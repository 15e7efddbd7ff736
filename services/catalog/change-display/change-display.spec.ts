import { describe, expect, it } from '@jest/globals';
import { aPack, buildDrafted, closed, draft, paused, published } from '../streams/pack.fixture.js';
import { evolvePack, type KnownPack, type PackState, unknownPack } from '../streams/pack.state.js';
import { decideChangeDisplay } from './change-display.decide.js';

const change = { images: ['/images/new.webp'], detailHtml: '<p onclick="x()">新しい説明</p>' };
const rule = (pack: PackState) => decideChangeDisplay(pack, change);

describe('decideChangeDisplay', () => {
  it.each([
    ['published', [buildDrafted(), published]],
    ['paused', [buildDrafted(), published, paused]],
  ])('given a pack that is %s, then only the fields sent change, with clean HTML', (_, history) => {
    const display = {
      images: ['/images/new.webp'],
      position: 1,
      tags: [],
      detailHtml: '<p>新しい説明</p>',
      detailHtmlEn: '',
    };
    expect(
      aPack
        .given(...history)
        .when(rule)
        .events(),
    ).toEqual([{ type: 'PackDisplayChanged', data: { packId: '7', display } }]);
  });

  it('does not change any promise about the box', () => {
    const before = [buildDrafted(), published].reduce(evolvePack, unknownPack) as KnownPack;
    const { events = [] } = decideChangeDisplay(before, change);
    const after = events.reduce(evolvePack, before as PackState) as KnownPack;
    expect(after.terms).toEqual({ ...before.terms, images: change.images, detailHtml: '<p>新しい説明</p>' });
    expect(after.terms.pricePoint).toBe(draft.pricePoint);
    expect([after.boxHash, after.status, after.version]).toEqual(['ab', 'published', 3]);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['a draft', [buildDrafted()], 'StillADraft'],
    ['closed', [buildDrafted(), published, closed], 'AlreadyClosed'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(
      aPack
        .given(...history)
        .when(rule)
        .refusal(),
    ).toEqual({ code });
  });
});
