import { describe, expect, it } from '@jest/globals';
import { aPack, buildDrafted, closed, paused, published, resumed } from '../streams/pack.fixture.js';
import { decidePausePack } from './pause-pack.decide.js';

describe('decidePausePack', () => {
  it.each([
    ['published', [buildDrafted(), published]],
    ['on sale again', [buildDrafted(), published, paused, resumed]],
  ])('given a pack that is %s, then it is paused', (_, history) => {
    const { events } = aPack.given(...history).when(decidePausePack).decision;
    expect(events).toEqual([{ type: 'PackPaused', data: { packId: '7' } }]);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['a draft', [buildDrafted()], 'NotPublished'],
    ['paused', [buildDrafted(), published, paused], 'AlreadyPaused'],
    ['closed', [buildDrafted(), published, closed], 'AlreadyClosed'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(aPack.given(...history).when(decidePausePack).decision.refusal).toEqual({ code });
  });
});
