import { describe, expect, it } from '@jest/globals';
import { aPack, buildDrafted, closed, paused, published, resumed } from '../streams/pack.fixture.js';
import { decideResumePack } from './resume-pack.decide.js';

describe('decideResumePack', () => {
  it.each([['paused', [buildDrafted(), published, paused]]])(
    'given a pack that is %s, then it is resumed',
    (_, history) => {
      const { events } = aPack.given(...history).when(decideResumePack).decision;
      expect(events).toEqual([{ type: 'PackResumed', data: { packId: '7' } }]);
    },
  );

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['a draft', [buildDrafted()], 'NotPaused'],
    ['published', [buildDrafted(), published], 'NotPaused'],
    ['on sale again', [buildDrafted(), published, paused, resumed], 'NotPaused'],
    ['closed', [buildDrafted(), published, paused, closed], 'AlreadyClosed'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(aPack.given(...history).when(decideResumePack).decision.refusal).toEqual({ code });
  });
});
