import { describe, expect, it } from '@jest/globals';
import type { PackEvent } from '../streams/pack.events.js';
import { buildDrafted, buildPlanned, closed, paused, published } from '../streams/pack.fixture.js';
import { evolvePack, unknownPack } from '../streams/pack.state.js';
import { decidePublishPack, packPublished } from './publish-pack.decide.js';

const now = new Date('2026-04-01T03:00:00.000Z');
const earlier = '2026-04-01T02:00:00.000Z';
const later = '2026-04-02T03:00:00.000Z';

const publish = (history: readonly PackEvent[]) => decidePublishPack(history.reduce(evolvePack, unknownPack), now);

describe('decidePublishPack', () => {
  it('offers a box with the prizes of the draft in order', () => {
    expect(publish([buildDrafted()]).offer).toMatchObject({
      packId: '7',
      title: 'はじまりのパック',
      titleEn: 'First pack',
      cardType: 1,
      currency: 'points',
      pricePoint: 500,
      maxBuyCount: 0,
      canLimit: 0,
      end: null,
      prizes: [
        { prizeId: '7-1', quantity: 1, buyPoint: 50_000 },
        { prizeId: '7-2', quantity: 99, buyPoint: 80 },
      ],
    });
  });

  it.each([
    ['none', null, now],
    ['one that has passed', earlier, now],
    ['one to come', later, new Date(later)],
  ])('given %s as its start, then it sells from %j on', (_, startAt, start) => {
    expect(publish([buildDrafted({ startAt })]).offer?.start).toEqual(start);
  });

  it.each([
    [null, earlier],
    [null, now.toISOString()],
    [later, later],
    [later, '2026-04-02T02:59:59.999Z'],
  ])('given a start at %s and an end at %s, then it is refused', (startAt, endAt) => {
    const problems = [{ code: 'EndsBeforeItStarts', field: 'endAt', row: null }];
    expect(publish([buildDrafted({ startAt, endAt })]).refusal).toEqual({ code: 'NotReady', problems });
  });

  it('offers the pack until its end', () => {
    expect(publish([buildDrafted({ endAt: later })]).offer?.end).toEqual(new Date(later));
  });

  it.each([
    ['unknown', [], 'UnknownPack'],
    ['published', [buildDrafted(), published], 'NotADraft'],
    ['paused', [buildDrafted(), published, paused], 'NotADraft'],
    ['closed', [buildDrafted(), published, closed], 'NotADraft'],
  ] as const)('given a pack that is %s, then it is refused', (_, history, code) => {
    expect(publish(history).refusal).toEqual({ code });
  });

  it('reports all problems of a draft at once', () => {
    const problems = [
      { code: 'EndsBeforeItStarts', field: 'endAt', row: null },
      { code: 'NoPrizes', field: 'prizes', row: null },
    ];
    const draft = buildDrafted({ endAt: earlier, prizes: [] });
    expect(publish([draft]).refusal).toEqual({ code: 'NotReady', problems });
  });

  it('publishes despite problems that an operator may accept', () => {
    expect(publish([buildDrafted({ images: [], detailHtml: '' })]).offer).toBeDefined();
  });

  it('publishes a planned draft now if requested', () => {
    expect(publish([buildDrafted(), buildPlanned(later)]).offer?.start).toEqual(now);
  });
});

describe('packPublished', () => {
  it('names the box, its first sale moment and its tickets in the event', () => {
    const { offer } = publish([buildDrafted()]);
    expect(packPublished(offer!, { boxHash: 'hash', anchor: 'anchor' })).toEqual({
      type: 'PackPublished',
      data: { packId: '7', boxHash: 'hash', anchor: 'anchor', startAt: now.toISOString(), tickets: 100 },
    });
  });
});
