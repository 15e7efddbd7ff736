import { expect, it } from '@jest/globals';
import { detailsOf } from './timeline-details.js';

it.each([
  ['plain values', { memberId: 'm', shipmentId: null, cost: 5 }, { memberId: 'm', shipmentId: null, cost: 5 }],
  ['what was paid in, by its code', { currency: 'coins', cost: 5 }, { paymentMethod: '2', cost: 5 }],
  ['what a document says', { document: { kind: 'draw', id: 'd1' } }, { kind: 'draw', id: 'd1' }],
  ['words', { checked: ['licence', 'payment'] }, { checked: ['licence', 'payment'] }],
  [
    'the length of a list',
    { sent: [], prizeIndexes: [3, 3, 1], cards: [{ drawId: 'd' }] },
    { sent: 0, prizeIndexes: 3, cards: 1 },
  ],
  [
    'points that the member gained',
    {
      lines: [
        { account: 'promotion', lot: null, amount: -50 },
        { account: 'member:m:free', lot: 'a', amount: 30 },
        { account: 'member:m:paid', lot: 'b', amount: 20 },
      ],
    },
    { points: 50 },
  ],
  [
    'points that were taken back, without what they owe',
    {
      lines: [
        { account: 'member:m:paid', lot: 'b', amount: -20 },
        { account: 'member:m:owed', lot: null, amount: -10 },
        { account: 'refunds', lot: null, amount: 30 },
      ],
    },
    { points: -20 },
  ],
  [
    'coins that they lost',
    {
      lines: [
        { account: 'member:m:coin', lot: null, amount: -7 },
        { account: 'sales', lot: null, amount: 7 },
      ],
    },
    { coins: -7 },
  ],
])('keeps %s', (_, data, details) => {
  expect(detailsOf(data)).toEqual(details);
});
