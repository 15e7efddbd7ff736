import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { ASIDE, buildRequested, NOON, transfer } from '../test/transfer.fixture.js';
import { decideTransferPoints, type TransferFacts, type TransferSite } from './transfer-points.decide.js';

const siteOf = (direction: TransferSite['direction'], others: Partial<TransferSite> = {}): TransferSite => {
  return { siteId: 's1', direction, isOpen: true, dailyLimit: points(1000), ...others };
};
const conditionsOf = (others: Partial<TransferFacts> = {}): TransferFacts => ({
  memberId: 'm1',
  site: siteOf('in'),
  isLinked: true,
  bar: null,
  isOneUnderWay: false,
  movedToday: points(0),
  take: (amount) => (amount <= 300 ? ASIDE : null),
  now: NOON,
  ...others,
});
const decide = (requestedPoints: number, others?: Partial<TransferFacts>) =>
  transfer.given().when((state) => decideTransferPoints(state, requestedPoints, conditionsOf(others)));

describe('decideTransferPoints', () => {
  it('accepts transfers in both directions', () => {
    expect(decide(300).events()).toEqual([buildRequested('in')]);
    expect(decide(300, { site: siteOf('out') }).events()).toEqual([buildRequested('out')]);
  });

  it.each([0, -1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d points', (requestedPoints) => {
    expect(decide(requestedPoints).refusal()).toEqual({ code: 'too-few' });
  });

  it('limits outgoing points to the member’s free points, and incoming ones not', () => {
    expect(decide(301, { site: siteOf('out') }).refusal()).toEqual({ code: 'above-own' });
    expect(decide(301).events()).toHaveLength(1);
  });

  it('refuses points above the daily limit of the site', () => {
    expect(decide(600, { movedToday: points(400) }).events()).toHaveLength(1);
    expect(decide(601, { movedToday: points(400) }).refusal()).toEqual({ code: 'above-limit', left: 600 });
    expect(decide(1, { movedToday: points(1200) }).refusal()).toEqual({ code: 'above-limit', left: 0 });
  });

  it.each(['disputed', 'owes', 'paused'] as const)('accepts incoming points of a member who is %s', (bar) => {
    expect(decide(300, { bar }).events()).toHaveLength(1);
  });

  it('accepts outgoing points of a member who is paused', () => {
    expect(decide(300, { site: siteOf('out'), bar: 'paused' }).events()).toHaveLength(1);
  });

  it('accepts any number of points when the site has no limit', () => {
    const open = siteOf('in', { dailyLimit: points(0) });
    expect(decide(9_999_999_999, { site: open, movedToday: points(5000) }).events()).toHaveLength(1);
  });

  it.each([
    ['site-unknown', { site: null }],
    ['site-closed', { site: siteOf('in', { isOpen: false }) }],
    ['not-linked', { isLinked: false }],
    ['one-under-way', { isOneUnderWay: true }],
    ['banned', { bar: 'banned' }],
    ['operator', { bar: 'operator' }],
    ['unsettled', { site: siteOf('out'), bar: 'disputed' }],
    ['unsettled', { site: siteOf('out'), bar: 'owes' }],
  ] as const)('refuses with the code %s', (code, others) => {
    expect(decide(300, others).refusal()).toEqual({ code });
  });
});
