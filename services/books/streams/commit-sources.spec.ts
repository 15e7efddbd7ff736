import { describe, expect, it } from '@jest/globals';
import { type CommittedFact, findContradictions } from './commit-sources.js';

const fact = (streamId: string, type: string, data: object): CommittedFact => ({
  streamId,
  version: 1,
  type,
  schemaVersion: 1,
  data: JSON.stringify(data),
});

const moved = (type: string, kind: string, id: string, amount: number, memberId = 'm') =>
  fact(`wallet-${memberId}`, type, {
    memberId,
    document: { kind, id },
    lines: [
      { account: 'house', lot: null, amount: -amount },
      { account: `member:${memberId}:free`, lot: 'l', amount },
    ],
  });
const tickets = (prizeIndexes = [3, 4]) =>
  fact('box-p', 'TicketsDrawn', { packId: 'p', drawId: 'd', firstSlot: 7, prizeIndexes });
const drawn = (overrides: object = {}) =>
  fact('draw-d', 'CardsDrawn', {
    drawId: 'd',
    memberId: 'm',
    packId: 'p',
    firstSlot: 7,
    prizeIndexes: [3, 4],
    cost: 200,
    ...overrides,
  });
const spent = moved('PointsSpent', 'draw', 'd', -200);
const decided = (overrides: object = {}) =>
  fact('draw-d', 'CardsDecided', {
    drawId: 'd',
    memberId: 'm',
    shipped: [],
    shipmentId: null,
    converted: [0],
    points: 60,
    ...overrides,
  });
const shipmentRequested = (indexes: number[]) =>
  fact('shipment-s', 'ShipmentRequested', { shipmentId: 's', memberId: 'm', cards: [{ drawId: 'd', indexes }] });
const exchanged = fact('draw-d', 'CardsExchanged', {
  drawId: 'd',
  memberId: 'm',
  exchangeId: 'x',
  cards: [0],
  points: 60,
});
const received = fact('draw-x', 'CardReceived', {
  drawId: 'x',
  memberId: 'm',
  price: 50,
  given: 60,
  givenCards: [{ drawId: 'd', cards: [0] }],
});
const transfer = (type: string, direction: string) =>
  fact('partner-transfer-t', type, { transferId: 't', memberId: 'm', direction, points: 9 });

/** Returns the findings for the events of a commit: check, subject, value, expected and actual. */
const findingsOf = (...facts: CommittedFact[]) =>
  findContradictions(facts).map(({ finding: { check, subject, memberId, differences } }) => {
    const [{ value, expected, found: actual }] = differences as [(typeof differences)[0]];
    return [check, subject, memberId, value, expected, actual];
  });

describe('the events of a commit', () => {
  it.each<[string, CommittedFact[]]>([
    ['a draw, its tickets and its price', [tickets(), drawn(), spent]],
    ['a draw with a prize outside of the box', [tickets(), drawn({ prizeIndexes: [3, 4, 9], extras: 1 }), spent]],
    ['a decision and its points', [decided(), moved('PointsIssued', 'decision', 'd', 60)]],
    [
      'a decision and its parcel',
      [decided({ shipped: [1], shipmentId: 's', converted: [], points: 0 }), shipmentRequested([1])],
    ],
    ['an exchange and its change', [exchanged, received, moved('PointsIssued', 'exchange', 'x', 10)]],
    [
      'a payment with points and coins',
      [
        fact('payment-p', 'PaymentConfirmed', { paymentId: 'p', memberId: 'm' }),
        moved('PointsIssued', 'payment', 'p', 500),
        moved('CoinsIssued', 'payment', 'p', 5),
      ],
    ],
    [
      'both bonuses of a referral',
      [
        fact('referral-m', 'ReferralPaid', { friendId: 'm', referrerId: 'n', points: 300 }),
        moved('PointsIssued', 'referral', 'm', 300),
        moved('PointsIssued', 'referral', 'm', 300, 'n'),
      ],
    ],
    ['points from a partner site', [transfer('PartnerTransferDone', 'in'), moved('PointsIssued', 'transfer', 't', 9)]],
    [
      'points that a site has not taken',
      [transfer('PartnerTransferFailed', 'out'), moved('PointsRestored', 'transfer', 't', 9)],
    ],
    ['points that a site has taken', [transfer('PartnerTransferDone', 'out')]],
    ['a grant, which needs no other event', [moved('PointsIssued', 'grant', 'g', 100)]],
    ['points that expire', [moved('PointsExpired', 'expiry', 'l', -100)]],
  ])('given %s, then they agree', (_, facts) => expect(findingsOf(...facts)).toEqual([]));

  it.each<[string, CommittedFact[], unknown[]]>([
    ['cards without tickets', [drawn(), spent], ['draw', 'd', 'm', 'tickets', 0, 1]],
    ['tickets without cards', [tickets()], ['draw', 'd', null, 'tickets', 1, 0]],
    ['an unpaid draw', [tickets(), drawn()], ['draw', 'd', 'm', 'paidFor', 200, 0]],
    ['points without a decision', [moved('PointsIssued', 'decision', 'd', 60)], ['draw', 'd', 'm', 'decision', 0, 60]],
    [
      'more points than a decision gives',
      [decided(), moved('PointsIssued', 'decision', 'd', 600)],
      ['draw', 'd', 'm', 'decision', 60, 600],
    ],
    ['a parcel of cards that were not to be sent', [shipmentRequested([1])], ['shipment', 's', 'm', 'cards', 0, 1]],
    [
      'a card received for none',
      [received, moved('PointsIssued', 'exchange', 'x', 10)],
      ['draw', 'x', 'm', 'given', 1, 0],
    ],
    ['points without money', [moved('PointsIssued', 'payment', 'p', 500)], ['wallet', 'm', 'm', 'payment', 0, 500]],
    [
      'points of another’s payment',
      [
        fact('payment-p', 'PaymentConfirmed', { paymentId: 'p', memberId: 'n' }),
        moved('PointsIssued', 'payment', 'p', 500),
      ],
      ['wallet', 'm', 'm', 'payment', 0, 500],
    ],
    ['a refund that has not failed', [moved('PointsRestored', 'refund', 'p', 5)], ['wallet', 'm', 'm', 'refund', 0, 5]],
    ['points for something else', [moved('PointsIssued', 'bounty', 'b', 5)], ['wallet', 'm', 'm', 'bounty', 0, 5]],
    [
      'a spending event that adds points',
      [moved('PointsSpent', 'expiry', 'l', 5)],
      ['wallet', 'm', 'm', 'expiry', 0, 5],
    ],
    [
      'lines without a document',
      [fact('wallet-m', 'Noted', { lines: [{ account: 'member:m:coin', amount: 5 }] })],
      ['wallet', 'm', 'm', 'none', 0, 5],
    ],
  ])('given %s, then it is reported', (_, facts, finding) => expect(findingsOf(...facts)).toContainEqual(finding));

  it('given another member’s account that hides a gain, then it is reported', () => {
    const lines = [
      { account: 'member:m:free', lot: 'l', amount: 50 },
      { account: 'member:n:free', lot: null, amount: -50 },
    ];
    expect(findingsOf(fact('wallet-m', 'PointsIssued', { document: { kind: 'payment', id: 'p' }, lines }))).toEqual([
      ['wallet', 'm', 'm', 'payment', 0, 50],
    ]);
  });
});
