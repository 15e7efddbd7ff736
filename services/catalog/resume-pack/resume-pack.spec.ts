import { describe, expect, it } from '@jest/globals';
import { aPack, closed, drafted, paused, published, resumed } from '../streams/pack.fixture.js';
import { decideResumePack } from './resume-pack.decide.js';

describe('decideResumePack', () => {
  it.each([['paused', [drafted(), published, paused]]])('given a pack that is %s, then it is resumed', (_, history) => {
    const { events } = aPack.given(...history).when(decideResumePack).decision;
    expect(events).toEqual([{ type: 'PackResumed', data: { packId: '7' } }]);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['a draft', [drafted()], 'NotPaused'],
    ['published', [drafted(), published], 'NotPaused'],
    ['on sale again', [drafted(), published, paused, resumed], 'NotPaused'],
    ['closed', [drafted(), published, paused, closed], 'AlreadyClosed'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(aPack.given(...history).when(decideResumePack).decision.refusal).toEqual({ code });
  });
});
