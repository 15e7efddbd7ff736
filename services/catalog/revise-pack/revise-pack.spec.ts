import { describe, expect, it } from '@jest/globals';
import { aPack, closed, content, draft, drafted, paused, prize, published } from '../streams/pack.fixture.js';
import type { Pack } from '../streams/pack.state.js';
import { decideRevisePack } from './revise-pack.decide.js';

const revise =
  (version: number, change: object = {}) =>
  (pack: Pack) =>
    decideRevisePack(pack, { version, draft: { ...draft, ...change } }, content);

describe('decideRevisePack', () => {
  it('given a draft, when revised as it was seen, then it has the new terms', () => {
    const [event] = aPack
      .given(drafted())
      .when(revise(1, { pricePoint: 300 }))
      .events();
    expect(event).toMatchObject({ type: 'PackRevised', data: { packId: '7', terms: { pricePoint: 300 } } });
  });

  it('given a draft that another operator has revised, when revised as it was before, then it is refused', () => {
    const second = { type: 'PackRevised', data: drafted().data } as const;
    expect(aPack.given(drafted(), second).when(revise(1)).refusal()).toEqual({ code: 'StaleVersion', version: 2 });
    expect(aPack.given(drafted(), second).when(revise(2)).events()).toHaveLength(1);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['published', [drafted(), published], 'NotADraft'],
    ['paused', [drafted(), published, paused], 'NotADraft'],
    ['closed', [drafted(), published, closed], 'NotADraft'],
  ] as const)('given a pack that is %s, when revised, then it is refused', (_, history, code) => {
    const rule = revise(history.length);
    expect(
      aPack
        .given(...history)
        .when(rule)
        .refusal(),
    ).toEqual({ code });
  });

  it('given a card that is not there, then it is refused', () => {
    const rule = revise(1, { prizes: [prize('gone', 1, 1)] });
    expect(aPack.given(drafted()).when(rule).refusal()).toEqual({ code: 'UnknownCard', cardId: 'gone' });
  });
});
