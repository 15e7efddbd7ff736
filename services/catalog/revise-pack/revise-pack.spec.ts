import { describe, expect, it } from '@jest/globals';
import {
  aPack,
  buildDrafted,
  buildPlanned,
  buildPrize,
  closed,
  content,
  draft,
  paused,
  published,
} from '../streams/pack.fixture.js';
import type { PackState } from '../streams/pack.state.js';
import { decideRevisePack } from './revise-pack.decide.js';

const revise =
  (change: object = {}) =>
  (pack: PackState) =>
    decideRevisePack(pack, { ...draft, ...change }, content);

describe('decideRevisePack', () => {
  it('replaces the terms of a draft in the version seen', () => {
    const [event] = aPack
      .given(buildDrafted())
      .when(revise({ pricePoint: 300 }))
      .events();
    expect(event).toMatchObject({ type: 'PackRevised', data: { packId: '7', terms: { pricePoint: 300 } } });
  });

  it('refuses to edit a planned draft until its plan is cancelled', () => {
    const plan = buildPlanned('2026-04-02T00:00:00.000Z');
    const cancelled = { type: 'PackPublicationCancelled', data: { packId: '7' } } as const;
    const failed = { type: 'PackPublicationFailed', data: { packId: '7', problems: ['NoPrizes'] } } as const;
    expect(aPack.given(buildDrafted(), plan).when(revise()).refusal()).toEqual({ code: 'Planned' });
    expect(aPack.given(buildDrafted(), plan, cancelled).when(revise()).events()).toHaveLength(1);
    expect(aPack.given(buildDrafted(), plan, failed).when(revise()).events()).toHaveLength(1);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['published', [buildDrafted(), published], 'NotADraft'],
    ['paused', [buildDrafted(), published, paused], 'NotADraft'],
    ['closed', [buildDrafted(), published, closed], 'NotADraft'],
  ] as const)('given a pack that is %s, when revised, then it is refused', (_, history, code) => {
    expect(
      aPack
        .given(...history)
        .when(revise())
        .refusal(),
    ).toEqual({ code });
  });

  it('refuses a card that does not exist', () => {
    const rule = revise({ prizes: [buildPrize('gone', 1, 1)] });
    expect(aPack.given(buildDrafted()).when(rule).refusal()).toEqual({ code: 'UnknownCard', cardId: 'gone' });
  });
});
