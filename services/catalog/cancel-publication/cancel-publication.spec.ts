import { describe, expect, it } from '@jest/globals';
import { aPack, buildDrafted, buildPlanned, closed, published } from '../streams/pack.fixture.js';
import { decideCancelPublication } from './cancel-publication.decide.js';

const plan = buildPlanned('2026-04-02T03:00:00.000Z');

describe('decideCancelPublication', () => {
  it('makes a planned draft editable again', () => {
    const { events } = aPack.given(buildDrafted(), plan).when(decideCancelPublication).decision;
    expect(events).toEqual([{ type: 'PackPublicationCancelled', data: { packId: '7' } }]);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['a draft without a plan', [buildDrafted()], 'NotPlanned'],
    ['published', [buildDrafted(), plan, published], 'NotADraft'],
    ['closed', [buildDrafted(), published, closed], 'NotADraft'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(aPack.given(...history).when(decideCancelPublication).decision.refusal).toEqual({ code });
  });
});
