import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { parseTokyoDate } from '../../kernel/time.js';
import {
  buildBonusMail,
  buildCardsDueMail,
  buildLateParcelsMail,
  buildPointsDueMail,
  buildRankMail,
} from './member.mails.js';

const PUBLIC = 'https://shop.example.com';
const to = (language: 'ja' | 'en') => ({ mail: 'a@example.com', language });

describe('the mail before cards are decided', () => {
  const first = new Date('2026-04-02T13:05:00+09:00');

  it.each([
    ['ja', 'カードの選択期限が近づいています', ['カードが3枚', '2026年4月2日 13:05（日本時間）']],
    ['en', 'Your time to choose is running out', ['do with 3 cards.', '2 April 2026 at 13:05 (Japan time)']],
  ] as const)(
    'says how many, until when, where to choose and where to switch it off: %s',
    (language, subject, said) => {
      const mail = buildCardsDueMail(to(language), { cards: 3, first }, PUBLIC);
      expect(mail).toMatchObject({ to: 'a@example.com', subject });
      for (const words of [...said, `${PUBLIC}/buy-product-history`, `${PUBLIC}/notifications`])
        expect(mail.text).toContain(words);
    },
  );

  it('uses the singular for one card', () => {
    expect(buildCardsDueMail(to('en'), { cards: 1, first }, PUBLIC).text).toContain('do with 1 card.');
  });
});

describe('the mail before points expire', () => {
  const due = [
    { day: parseTokyoDate('2026-05-01')!, points: points(1500) },
    { day: parseTokyoDate('2026-05-02')!, points: points(20) },
  ];

  it.each([
    ['ja', 30, '30日', ['2026年5月1日：1,500ポイント', '2026年5月2日：20ポイント']],
    ['en', 7, '7 days', ['1 May 2026: 1,500 points', '2 May 2026: 20 points']],
  ] as const)('says how many and when, and where to switch it off: %s', (language, days, within, said) => {
    const mail = buildPointsDueMail(to(language), days, due, PUBLIC);
    expect(mail.subject).toContain(within);
    for (const words of [...said, `${PUBLIC}/buy-point-history`, `${PUBLIC}/notifications`])
      expect(mail.text).toContain(words);
  });
});

describe('the mail about late parcels', () => {
  it.each([
    ['ja', '発送が遅れています', '荷物番号：P100001X\n荷物番号：P100002'],
    ['en', 'Your parcel is late', 'Parcel: P100001X\nParcel: P100002'],
  ] as const)('names each, says what comes next, and where to switch it off: %s', (language, subject, said) => {
    const mail = buildLateParcelsMail(to(language), ['P100001X', 'P100002'], PUBLIC);
    expect(mail.subject).toBe(subject);
    for (const words of [said, `${PUBLIC}/buy-product-history`, `${PUBLIC}/notifications`])
      expect(mail.text).toContain(words);
  });
});

describe('the mail about a bonus', () => {
  it.each([
    ['ja', '1,500ポイント'],
    ['en', '1,500 points'],
  ] as const)('says how much, and where to switch it off: %s', (language, said) => {
    const { text } = buildBonusMail(to(language), 1500, PUBLIC);
    for (const words of [said, `${PUBLIC}/buy-point-history`, `${PUBLIC}/notifications`]) expect(text).toContain(words);
  });
});

describe('the mail about a rank', () => {
  const gold = { ja: 'ゴールド', en: 'Gold' };
  it.each([
    ['ja', gold, true, 'ランクが上がりました', '12月のランクは「ゴールド」です。'],
    ['en', gold, false, 'Your rank this month', 'In December your rank is Gold.'],
    ['ja', null, false, '今月のランクのお知らせ', '12月のランクはありません。'],
  ] as const)('says which, why, and where to switch it off: %s %p', (language, name, isHigher, subject, said) => {
    const mail = buildRankMail(to(language), { month: '2026-12', name, isHigher }, PUBLIC);
    expect(mail.subject).toBe(subject);
    for (const words of [said, `${PUBLIC}/my-page`, `${PUBLIC}/notifications`]) expect(mail.text).toContain(words);
  });
});
