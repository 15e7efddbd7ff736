import { describe, expect, it } from '@jest/globals';
import { aPack, buildDrafted, closed, paused, published, resumed } from '../streams/pack.fixture.js';
import { decideClosePack } from './close-pack.decide.js';

describe('decideClosePack', () => {
  it.each([
    ['published', [buildDrafted(), published]],
    ['paused', [buildDrafted(), published, paused]],
    ['on sale again', [buildDrafted(), published, paused, resumed]],
  ])('given a pack that is %s, then it is closed', (_, history) => {
    const { events } = aPack.given(...history).when(decideClosePack).decision;
    expect(events).toEqual([{ type: 'PackClosed', data: { packId: '7' } }]);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['a draft', [buildDrafted()], 'NotPublished'],
    ['closed', [buildDrafted(), published, closed], 'AlreadyClosed'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(aPack.given(...history).when(decideClosePack).decision.refusal).toEqual({ code });
  });
});
