import { describe, expect, it } from '@jest/globals';
import { aPack, buildDrafted, buildPlanned, closed, published } from '../streams/pack.fixture.js';
import { evolvePack, unknownPack } from '../streams/pack.state.js';
import { decidePlanPublication } from './plan-publication.decide.js';
import { decidePublishPlanned } from './publish-pack.decide.js';

const now = new Date('2026-04-01T03:00:00.000Z');
const later = '2026-04-02T03:00:00.000Z';
const muchLater = '2026-04-03T03:00:00.000Z';

const planFor = (at: string) => (pack: Parameters<typeof decidePlanPublication>[0]) =>
  decidePlanPublication(pack, new Date(at), now);

describe('decidePlanPublication', () => {
  it('plans the publication of a draft at a moment', () => {
    const { events } = aPack.given(buildDrafted()).when(planFor(later)).decision;
    expect(events).toEqual([buildPlanned(later)]);
  });

  it('replaces an existing plan', () => {
    const { events } = aPack.given(buildDrafted(), buildPlanned(later)).when(planFor(muchLater)).decision;
    expect(events).toEqual([buildPlanned(muchLater)]);
  });

  it.each([now.toISOString(), '2026-04-01T02:59:59.999Z'])(
    'given %s, which is not to come, then it is refused',
    (at) => {
      expect(aPack.given(buildDrafted()).when(planFor(at)).refusal()).toEqual({ code: 'PlannedTooEarly' });
    },
  );

  it('refuses a plan after the end of sale, even if the draft could be published now', () => {
    const problems = [{ code: 'EndsBeforeItStarts', field: 'endAt', row: null }];
    const draft = buildDrafted({ endAt: later });
    expect(aPack.given(draft).when(planFor(muchLater)).refusal()).toEqual({ code: 'NotReady', problems });
    expect(aPack.given(draft).when(planFor('2026-04-02T02:00:00.000Z')).events()).toHaveLength(1);
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['published', [buildDrafted(), published], 'NotADraft'],
    ['closed', [buildDrafted(), published, closed], 'NotADraft'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(
      aPack
        .given(...history)
        .when(planFor(later))
        .refusal(),
    ).toEqual({ code });
  });
});

describe('decidePublishPlanned', () => {
  const at = (instant: string, ...history: Parameters<typeof aPack.given>) =>
    decidePublishPlanned(history.reduce(evolvePack, unknownPack), new Date(instant));

  it('offers the pack from its planned moment on, and not a millisecond earlier', () => {
    expect(at(later, buildDrafted(), buildPlanned(later))?.offer?.start).toEqual(new Date(later));
    expect(at('2026-04-02T02:59:59.999Z', buildDrafted(), buildPlanned(later))).toBeNull();
  });

  it.each([
    [
      'was taken back',
      [buildDrafted(), buildPlanned(later), { type: 'PackPublicationCancelled', data: { packId: '7' } }],
    ],
    ['was put off', [buildDrafted(), buildPlanned(later), buildPlanned('2026-04-05T00:00:00.000Z')]],
    ['is published already', [buildDrafted(), buildPlanned(later), published]],
  ] as const)('given one that %s, then nothing happens', (_, history) => {
    expect(at(muchLater, ...history)).toBeNull();
  });

  it('states the reason if the shop was down until the end of sale', () => {
    expect(at('2026-05-01T00:00:00.000Z', buildDrafted({ endAt: muchLater }), buildPlanned(later))?.failure).toEqual({
      type: 'PackPublicationFailed',
      data: { packId: '7', problems: ['EndsBeforeItStarts'] },
    });
  });
});
