import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { PackEvent } from '../streams/pack.events.js';
import { buildDrafted, buildPlanned, closed, paused, published } from '../streams/pack.fixture.js';
import { evolvePack, unknownPack } from '../streams/pack.state.js';
import type { CardCosts } from './accept-loss.decide.js';
import { decidePublication } from './publication.js';

const now = new Date('2026-04-01T03:00:00.000Z');
const later = '2026-04-02T03:00:00.000Z';
const NONE: CardCosts = new Map();
const DEAR: CardCosts = new Map(buildDrafted().data.terms.prizes.map(({ cardId }) => [cardId, yen(1_000_000)]));

const publish = (
  history: readonly PackEvent[],
  { at = null as string | null, costs = NONE, acceptsLoss = true } = {},
) =>
  decidePublication(history.reduce(evolvePack, unknownPack), { at: at ? new Date(at) : null, acceptsLoss }, costs, now);

describe('decidePublication', () => {
  it('returns the offer for its box and no event yet when a draft is published now', () => {
    expect(publish([buildDrafted()])).toMatchObject({ events: [], offer: { packId: '7', start: now } });
  });

  it('returns the plan and no offer when a draft is planned', () => {
    expect(publish([buildDrafted()], { at: later })).toMatchObject({ events: [buildPlanned(later)], offer: null });
  });

  it.each([null, later])('given a pack that loses money, when at %s, then requires the operator to accept it', (at) => {
    expect(publish([buildDrafted()], { at, costs: DEAR, acceptsLoss: false }).refusal).toMatchObject({
      code: 'MakesLoss',
    });
    expect(publish([buildDrafted()], { at, costs: DEAR }).refusal).toBeUndefined();
  });

  it('refuses a past moment before it checks the loss', () => {
    const refused = publish([buildDrafted()], { at: now.toISOString(), costs: DEAR, acceptsLoss: false });
    expect(refused.refusal).toEqual({ code: 'PlannedTooEarly' });
  });

  it.each([null, later])('given no draft, when at %s, then refuses', (at) => {
    expect(publish([], { at }).refusal).toEqual({ code: 'UnknownPack' });
    for (const history of [[published], [published, paused], [published, closed]])
      expect(publish([buildDrafted(), ...history], { at }).refusal).toEqual({ code: 'NotADraft' });
  });
});
