import { describe, expect, it } from '@jest/globals';
import { aPack, closed, drafted, planned, published } from '../streams/pack.fixture.js';
import { decideCancelPublication } from './cancel-publication.decide.js';

const plan = planned('2026-04-02T03:00:00.000Z');

describe('decideCancelPublication', () => {
  it('makes a planned draft editable again', () => {
    const { events } = aPack.given(drafted(), plan).when(decideCancelPublication).decision;
    expect(events).toEqual([{ type: 'PackPublicationCancelled', data: { packId: '7' } }]);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['a draft without a plan', [drafted()], 'NotPlanned'],
    ['published', [drafted(), plan, published], 'NotADraft'],
    ['closed', [drafted(), published, closed], 'NotADraft'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(aPack.given(...history).when(decideCancelPublication).decision.refusal).toEqual({ code });
  });
});
