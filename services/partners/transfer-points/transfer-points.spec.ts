import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { ASIDE, NOON, requested, transfer } from '../test/transfer.fixture.js';
import { decideTransferPoints, type Site, type TransferFacts } from './transfer-points.decide.js';

const site = (direction: Site['direction'], others: Partial<Site> = {}): Site => {
  return { siteId: 's1', direction, isOpen: true, dailyLimit: points(1000), ...others };
};
const standing = (others: Partial<TransferFacts> = {}): TransferFacts => ({
  memberId: 'm1',
  site: site('in'),
  isLinked: true,
  bar: null,
  isOneUnderWay: false,
  movedToday: points(0),
  take: (amount) => (amount <= 300 ? ASIDE : null),
  now: NOON,
  ...others,
});
const asked = (wanted: number, others?: Partial<TransferFacts>) =>
  transfer.given().when((state) => decideTransferPoints(state, wanted, standing(others)));

describe('points wanted from or for a partner site', () => {
  it('are moved both ways', () => {
    expect(asked(300).events()).toEqual([requested('in')]);
    expect(asked(300, { site: site('out') }).events()).toEqual([requested('out')]);
  });

  it.each([0, -1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'are whole and at least one: %d',
    (wanted) => {
      expect(asked(wanted).refusal()).toEqual({ code: 'too-few' });
    },
  );

  it('that go out are no more than the own free ones; those that come in are the site’s to count', () => {
    expect(asked(301, { site: site('out') }).refusal()).toEqual({ code: 'above-own' });
    expect(asked(301).events()).toHaveLength(1);
  });

  it('are no more in a day than the site allows, to the point', () => {
    expect(asked(600, { movedToday: points(400) }).events()).toHaveLength(1);
    expect(asked(601, { movedToday: points(400) }).refusal()).toEqual({ code: 'above-limit', left: 600 });
    expect(asked(1, { movedToday: points(1200) }).refusal()).toEqual({ code: 'above-limit', left: 0 });
  });

  it.each(['disputed', 'owes', 'paused'] as const)('come in, whatever keeps the member from drawing: %s', (bar) => {
    expect(asked(300, { bar }).events()).toHaveLength(1);
  });

  it('go out while the member pauses', () => {
    expect(asked(300, { site: site('out'), bar: 'paused' }).events()).toHaveLength(1);
  });

  it('are any number where the site has no limit', () => {
    const open = site('in', { dailyLimit: points(0) });
    expect(asked(9_999_999_999, { site: open, movedToday: points(5000) }).events()).toHaveLength(1);
  });

  it.each([
    ['site-unknown', { site: null }],
    ['site-closed', { site: site('in', { isOpen: false }) }],
    ['not-linked', { isLinked: false }],
    ['one-under-way', { isOneUnderWay: true }],
    ['banned', { bar: 'banned' }],
    ['operator', { bar: 'operator' }],
    ['unsettled', { site: site('out'), bar: 'disputed' }],
    ['unsettled', { site: site('out'), bar: 'owes' }],
  ] as const)('are not moved: %s', (code, others) => {
    expect(asked(300, others).refusal()).toEqual({ code });
  });
});
