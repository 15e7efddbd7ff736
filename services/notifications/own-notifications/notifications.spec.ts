import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { NewsKind, NotificationRow } from '../streams/news.js';
import { NEWS } from '../wire/news.messages.js';
import { notificationsProjection } from './notifications.projection.js';

const AT = new Date('2026-04-01T12:00:00+09:00');
let events = 0;

const event = (type: string, data: object, metadata: object = {}): RecordedEvent => {
  events += 1;
  const whole = { eventId: `event-${events}`, correlationId: `command-${events}`, effectiveAt: AT, ...metadata };
  return { type, data: { memberId: 'm', ...data }, ...whole } as unknown as RecordedEvent;
};

/** Returns the rows that some events produce. */
const notificationsOf = (...events: readonly RecordedEvent[]): NotificationRow[] => {
  const rows = new Map<string, NotificationRow>();
  for (const one of events) {
    // biome-ignore lint/suspicious/noExplicitAny: the events are of many types
    const change = (notificationsProjection.on as any)[one.type];
    for (const key of change.keys(one)) rows.set(key, change.evolve(rows.get(key) ?? null, one, key));
  }
  return [...rows.values()];
};

const issued = (kind: string, amount: number) =>
  event('PointsIssued', {
    document: { kind, id: 'd' },
    lines: [
      { account: 'promotion', lot: null, amount: -amount },
      { account: 'member:m:free', lot: 'l', amount },
    ],
    lots: [],
  });

describe('the notifications of a member', () => {
  it('include referral bonuses and grants, but no points that were bought or converted from cards', () => {
    const rows = notificationsOf(
      issued('referral', 500),
      issued('grant', 30),
      issued('payment', 1000),
      issued('decision', 10),
    );
    expect(rows.map(({ kind, data }) => [kind, data])).toEqual([
      ['referral-bonus', { points: 500 }],
      ['points-given', { points: 30 }],
    ]);
  });

  const reversed = (type: string, account: string, amount: number, document: object) =>
    event(type, {
      document: { kind: 'reversal', id: 'e', reverses: 'e', ...document },
      lines: [
        { account, lot: null, amount: -amount },
        { account: 'promotion', lot: null, amount },
      ],
    });

  it('include grants of points and coins and their reversals, with the reason where members may see it', () => {
    const rows = notificationsOf(
      reversed('PointsTakenBack', 'member:m:free', 430, { why: 'correction' }),
      reversed('CoinsSpent', 'member:m:coin', 1, {}),
    );
    expect(rows.map(({ kind, data }) => [kind, data])).toEqual([
      ['points-taken-back', { points: 430, why: 'correction' }],
      ['coins-taken-back', { coins: 1 }],
    ]);
    expect(rows.map(({ kind, data }) => NEWS[kind].text(data))).toEqual([
      {
        ja: '付与に誤りがあったため、ショップから付与した430ポイントを取り消しました。ご不明な点は、お問い合わせください。',
        en: 'The shop has taken back 430 points it had given you, as the grant was a mistake. If you have any questions, contact us.',
      },
      {
        ja: 'ショップから付与した1コインを取り消しました。ご不明な点は、お問い合わせください。',
        en: 'The shop has taken back 1 coin it had given you. If you have any questions, contact us.',
      },
    ]);
  });

  it.each(['refund', 'chargeback', 'transfer', 'forfeit', 'closing'])('leave out points that a %s takes', (kind) => {
    expect(notificationsOf(reversed('PointsTakenBack', 'member:m:paid', 9, { kind }))).toEqual([]);
  });

  it.each(['draw', 'rank'])('leave out coins that a member spends: %s', (kind) => {
    expect(notificationsOf(reversed('CoinsSpent', 'member:m:coin', 9, { kind }))).toEqual([]);
  });

  it('include the outcome of a transfer to or from a partner site', () => {
    const of = { transferId: 't', siteId: 's', points: 300 };
    const rows = notificationsOf(
      event('PartnerTransferDone', { ...of, direction: 'in' }),
      event('PartnerTransferFailed', { ...of, direction: 'out', code: 'unreachable' }),
    );
    expect(rows.map(({ kind, data }) => [kind, data])).toEqual([
      ['points-moved', { direction: 'in', points: 300 }],
      ['points-not-moved', { direction: 'out', points: 300 }],
    ]);
    expect(NEWS['points-moved'].text(rows[0]!.data).ja).toContain('提携サイトから300ポイント');
    expect(NEWS['points-not-moved'].text(rows[1]!.data).ja).toContain('元に戻っています');
  });

  it('include a rank that changed with the month', () => {
    const gold = { ja: 'ゴールド', en: 'Gold' };
    const rows = notificationsOf(
      event('RankChanged', { month: '2026-12', rankId: 'g', name: gold, isHigher: true }),
      event('RankChanged', { month: '2027-01', rankId: null, name: null, isHigher: false }),
    );
    expect(rows.map(({ kind, data }) => NEWS[kind].text(data).ja)).toEqual([
      '12月のランクは「ゴールド」です。',
      '1月のランクはありません。',
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(['rank-raised', 'rank-lowered']);
  });

  it('include one notification for each parcel, whatever its number of shipments', () => {
    const shipped = { carrier: 'ヤマト運輸', deliveryCode: '1234', shipmentId: 's', drawIds: [] };
    const together = [1, 2, 3].map(() => event('ShipmentShipped', shipped, { correlationId: 'one' }));
    expect(notificationsOf(...together, event('ShipmentShipped', shipped, { correlationId: 'other' }))).toHaveLength(2);
  });

  it('include one notification a day for cards decided at their deadline, and none for those the member decided', () => {
    const decided = (by: string, converted: number[], shipped: number[], points: number, options = {}) =>
      event('CardsDecided', { drawId: 'd', by, converted, shipped, points, shipmentId: null }, options);
    const nextDay = { effectiveAt: new Date('2026-04-02T00:00:00+09:00') };
    const rows = notificationsOf(
      decided('deadline', [0, 1], [], 20),
      decided('member', [0], [1], 10),
      decided('deadline', [0], [1], 5),
      decided('deadline', [0], [], 7, nextDay),
    );
    expect(rows.map(({ data }) => data)).toEqual([
      { converted: 3, shipped: 1, points: 25 },
      { converted: 1, shipped: 0, points: 7 },
    ]);
  });

  it('add up the points that expired on one day', () => {
    const expired = (amount: number) =>
      event('PointsExpired', {
        document: { kind: 'expiry', id: 'd' },
        lines: [
          { account: 'member:m:paid', lot: 'l', amount: -amount },
          { account: 'breakage', lot: null, amount },
        ],
      });
    expect(notificationsOf(expired(70), expired(30)).map(({ data }) => data)).toEqual([{ points: 100 }]);
  });

  it('leave out payments that are held in suspense', () => {
    const confirmed = { paymentId: 'p', yen: 300 };
    expect(notificationsOf(event('PaymentConfirmed', { ...confirmed, creditedTo: 'suspense' }))).toEqual([]);
    expect(notificationsOf(event('PaymentConfirmed', { ...confirmed, creditedTo: 'wallet' }))).toMatchObject([
      { kind: 'payment-confirmed', data: confirmed },
    ]);
  });
});

describe('the text of a notification', () => {
  const data = {
    ...{ deliveryCode: '4900-1234', carrier: 'ヤマト運輸', keptUntil: '2026-05-01', paymentId: 'p', yen: 12_000 },
    ...{ points: 1500, coins: 3, shipped: 1, converted: 2, month: '2026-12', rank: { ja: 'ゴールド', en: 'Gold' } },
  };

  it.each(Object.keys(NEWS) as NewsKind[])('has all its words in both languages: %s', (kind) => {
    const { title, text, path } = NEWS[kind];
    for (const language of ['ja', 'en'] as const) {
      const words = `${title[language]} ${text(data)[language]}`;
      expect(words).not.toMatch(/undefined|NaN|\{\{/);
      expect(text(data)[language].length).toBeGreaterThan(5);
    }
    expect(path(data)).toMatch(/^$|^\/[a-z-]+(\?paymentId=p)?$/);
  });

  it('mentions only the outcomes that occurred', () => {
    const { text } = NEWS['cards-decided'];
    expect(text({ converted: 2, shipped: 0, points: 1500 })).toEqual({
      ja: '選択の期限を過ぎたため、2枚を1,500ポイントに還元しました。',
      en: 'Your time to decide has ended: 2 cards became 1,500 points.',
    });
    expect(text({ converted: 1, shipped: 1, points: 5 })).toEqual({
      ja: '選択の期限を過ぎたため、1枚を5ポイントに還元、1枚の発送を手配しました。',
      en: 'Your time to decide has ended: 1 card became 5 points, 1 card will be shipped.',
    });
  });
});
